import { COMPOUND_NUMBER, isCompoundNumber } from './compoundNumber';
import { gradeName } from './compoundName';
import { nameAtEnd } from './nameAtEnd';

/** `Figure 1.` and the like at the beginning of a caption. */
export const CAPTION_HEAD =
  /^(?:figure|fig|scheme|table|chart|plate)\.?\s*s?\d+[a-z]?\s*[.:|–—]?\s*/iu;
const NUMBER_FIRST = new RegExp(`^[([]?(${COMPOUND_NUMBER})[)\\]]?[:,=]? +(\\S.*)$`, 'u');
const NUMBER_LAST = new RegExp(`^(.*\\S) [([](${COMPOUND_NUMBER})[)\\]]$`, 'u');

/** The names that a caption gives to compound numbers: `1 carnosic acid; 2 carnosol`, `andrastin A (1)`. */
export function captionNames(caption: string): Map<string, string> {
  const names = new Map<string, string>();
  const twice = new Set<string>();
  for (const entry of entriesOf(caption.replace(CAPTION_HEAD, ''))) {
    const found = readEntry(entry);
    if (!found) continue;
    const before = names.get(found.number);
    if (before !== undefined && before.toLowerCase() !== found.name.toLowerCase()) {
      twice.add(found.number);
    }
    names.set(found.number, found.name);
  }
  for (const number of twice) names.delete(number);
  return names;
}

/** A list's entries end with a semicolon, or with a comma or "and" before the next number or name. */
const entriesOf = (list: string): string[] =>
  list
    .split(
      /;\s|(?<!\b\d{1,3}[a-z]?[)\]]?):\s|\.\s|(?<=\(\w{1,4}\)),?\s(?:and\s|or\s)?|,\s(?:and\s)?(?=[([]?\d{1,3}[a-z]?[)\]]?[:,=]?\s\p{L})/u,
    )
    .map((entry) =>
      entry
        .replace(/^(?:and|or)\s/, '')
        .replace(/[.,;]+$/, '')
        .trim(),
    )
    .filter((entry) => entry !== '' && entry.length < 200);

function readEntry(entry: string): { readonly number: string; readonly name: string } | undefined {
  const [, first = '', nameBehind = ''] = NUMBER_FIRST.exec(entry) ?? [];
  const [, nameBefore = '', last = ''] = NUMBER_LAST.exec(entry) ?? [];
  if (isCompoundNumber(first) && gradeName(nameBehind)) return { number: first, name: nameBehind };
  const name = isCompoundNumber(last) ? nameAtEnd(nameBefore) : undefined;
  return name === undefined ? undefined : { number: last, name };
}
