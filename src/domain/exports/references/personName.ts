/** A name in the parts of CSL JSON. */
export type PersonName =
  | {
      readonly family: string;
      readonly given: string;
      readonly 'non-dropping-particle'?: string;
      readonly suffix?: string;
    }
  /** Of which the parts are not known. */
  | { readonly literal: string };

const SUFFIX = /^(?:[js]r\.?|I{2,3}|IV)$/i;
const GROUP =
  /\b(?:collaboration|consortium|group|institute|laborator\w+|network|society|team|university)\b/i;

/**
 * The parts of a name as BibTeX tells them: before the first comma the family, without one the last word, and lower-case
 * words in front of it (`van`, `de la`). Groups, single words and names with several commas stay whole.
 */
export function personName(name: string): PersonName {
  const [before = '', after, ...more] = name.split(',').map((part) => part.trim());
  if (GROUP.test(name) || more.length > 0) return { literal: name };
  if (after !== undefined) {
    return before === '' || after === '' ? { literal: name } : { family: before, given: after };
  }
  const words = before.split(' ');
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const family = words.pop() ?? '';
  const start = words.findLastIndex((word) => !/^\p{Ll}/u.test(word)) + 1;
  const given = words.slice(0, start).join(' ');
  const particle = words.slice(start).join(' ');
  if (given === '') return { literal: name };
  return {
    ...{ family, given },
    ...(particle !== '' && { 'non-dropping-particle': particle }),
    ...(suffix !== undefined && { suffix }),
  };
}
