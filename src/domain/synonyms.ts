import { foldedName } from './checks/foldedName';
import { isMissing } from './missing';

/** Each once, whatever its capitals and spaces; the first one stands. */
export function eachNameOnce(names: readonly string[]): string[] {
  const folded = names.map(foldedName);
  return names.filter((_, index) => folded.indexOf(folded[index] ?? '') === index);
}

/** The names in a text that has one a line; numbers of registries are names, too. */
export const synonymsOf = (text: string | undefined): string[] =>
  eachNameOnce(
    (text ?? '')
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line) => !isMissing(line)),
  );
