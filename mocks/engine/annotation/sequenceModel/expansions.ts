import type { Mention } from '../labels';

/** What an abbreviation stands for, as far as the text says. */
export interface Expansion {
  /** The last word of what it stands for, in lower case: "infarction" of "acute myocardial infarction (AMI)". */
  readonly head: string;
  /** The mention that this word belongs to. */
  readonly mention: Mention | undefined;
}

const BRACKETED = /\((?<short>[A-Za-z0-9.+-]{2,12})[);,]/g;
/** Longest text before a bracket that is searched for the words in full. */
const LONGEST = 120;

/** The abbreviations that a text introduces in brackets, "acute myocardial infarction (AMI)". */
export function expansionsIn(
  text: string,
  mentions: readonly Mention[],
): ReadonlyMap<string, Expansion> {
  const ends = new Map(mentions.map((mention) => [mention.end, mention]));
  const found = new Map<string, Expansion>();
  for (const { index, groups } of text.matchAll(BRACKETED)) {
    const short = groups?.['short'] ?? '';
    if (!/[A-Z]/.test(short) || found.has(short)) continue;
    const from = Math.max(0, index - LONGEST);
    const before = text.slice(from, index).trimEnd();
    const long = inFull(short, before);
    if (long === undefined) continue;
    const head = /[A-Za-z]+(?=[^A-Za-z]*$)/.exec(long)?.[0].toLowerCase() ?? '';
    found.set(short, { head, mention: ends.get(from + before.length) });
  }
  return found;
}

/** The words that an abbreviation stands for, which end a text (Schwartz and Hearst 2003). */
function inFull(short: string, before: string): string | undefined {
  const letters = Array.from(short.toLowerCase()).filter((sign) => /[a-z0-9]/.test(sign));
  const low = before.toLowerCase();
  let at = before.length;
  for (const [place, letter] of [...letters.entries()].reverse()) {
    do at = at > 0 ? low.lastIndexOf(letter, at - 1) : -1;
    while (place === 0 && at > 0 && /[a-z0-9]/.test(low.charAt(at - 1)));
    if (at < 0) return undefined;
  }
  const long = before.slice(at);
  const words = long.split(/[\s-]+/).length;
  const most = Math.min(short.length + 5, short.length * 2);
  return words <= most && long.length > short.length ? long : undefined;
}

/** What an abbreviation stands for in a word between blanks: "(AMI)", "AMIs", "BNPP-induced". */
export function expansionOf(
  chunk: string,
  expansions: ReadonlyMap<string, Expansion>,
): Expansion | undefined {
  if (expansions.size === 0) return undefined;
  const bare = chunk.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9+]+$/g, '');
  const first = /^[^-/]*/.exec(bare)?.[0] ?? '';
  return expansions.get(bare) ?? expansions.get(bare.replace(/s$/, '')) ?? expansions.get(first);
}
