import { readText } from '../../annotation/readText';
import { findSpecies } from '../../annotation/species';
import { tokenise } from '../../annotation/tokens';
import type { Span } from './sentences';

/** An organism's place in a text, and its name with the genus in full where the text has it. */
export interface NamedOrganism extends Span {
  readonly name: string;
}

const SHORT = /^([A-Z][a-z]?)\. ?(\S.*)$/u;

/** The organisms that a text names, in order. */
export function namedOrganisms(text: string): NamedOrganism[] {
  const { plain, placeOf } = readText(text);
  const found = findSpecies(tokenise(plain)).map(({ start, end }) => {
    return { ...placeOf(start, end), name: plain.slice(start, end) };
  });
  const full = fullNames(found.map(({ name }) => name));
  return found.map((organism) => {
    const [, initial = '', rest] = SHORT.exec(organism.name) ?? [];
    const names = (full.get(rest ?? '') ?? []).filter((name) => name.startsWith(initial));
    const [name] = names;
    return name === undefined || names.length > 1 ? organism : { ...organism, name };
  });
}

/** Names with a full genus by what follows it. */
function fullNames(names: readonly string[]): Map<string, string[]> {
  const full = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [, rest] = /^[A-Z][a-z]+ (\S.*)$/u.exec(name) ?? [];
    if (rest !== undefined) full.set(rest, [...(full.get(rest) ?? []), name]);
  }
  return full;
}
