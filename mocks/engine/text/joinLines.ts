/** Decides whether a word broken at a line's end keeps its hyphen. */
export type KeepsHyphen = (before: string, after: string) => boolean;

/** The last word of a line that ends in a hyphen, without the hyphen. */
const BROKEN = /([\p{L}\p{N}]+)[-‐\u00ad]$/u;

/** Few lines end like this; the others need not be searched for it. */
const HYPHENS = '-‐–\u00ad';

/** `diallyl-` may occur at a line's end, but `3-`, `α-`, `N-`, `(E)-` are locants: their hyphen stays. */
const LOCANT = /^(?:.|\d.*|\p{Script=Greek}.*)$/u;

/**
 * Two lines of a paragraph as one text. A word broken at the line's end is joined; the hyphen of a locant or
 * of a compound word stays, without a blank.
 */
export function joinLines(before: string, after: string, keepsHyphen: KeepsHyphen): string {
  const broken = HYPHENS.includes(before.slice(-1)) ? BROKEN.exec(before)?.[1] : undefined;
  if (broken === undefined) {
    const end = before.slice(-2);
    const tight = /\S[-‐–]$/u.test(end) || (/\S\/$/u.test(end) && /^[\p{Ll}\d]/u.test(after));
    return tight ? before + after : `${before} ${after}`;
  }
  const next = /^[\p{L}\p{N}]+/u.exec(after)?.[0] ?? '';
  const stem = before.slice(0, -1);
  if (before.endsWith('\u00ad')) return stem + after;
  const whole = /^\p{Ll}/u.test(next) && !LOCANT.test(broken) && !keepsHyphen(broken, next);
  return whole ? stem + after : `${stem}-${after}`;
}

/**
 * Learns from a document which words are hyphenated: if `anti-inflammatory` occurs within a line, it keeps
 * its hyphen at a line's end too, unless the document also contains `antiinflammatory`.
 */
export function hyphensOf(lines: readonly string[]): KeepsHyphen {
  const hyphenated = new Set<string>();
  const plain = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
      plain.add(word);
      const parts = word.split('-');
      parts.slice(1).forEach((part, index) => hyphenated.add(`${parts[index] ?? ''}-${part}`));
    }
  }
  return (before, after) => {
    const [first, second] = [before.toLowerCase(), after.toLowerCase()];
    if (plain.has(first + second)) return false;
    return hyphenated.has(`${first}-${second}`) || ALWAYS_HYPHENATED.has(first);
  };
}

/** Prefixes that English usually separates with a hyphen. */
const ALWAYS_HYPHENATED = new Set(['non', 'well', 'self', 'so', 'cross', 'half', 'high', 'low']);
