import { diffChars } from 'diff';

/** Runs of two readings of one line: what both have, or what each has in the other's place. */
interface Run {
  readonly first: string;
  readonly second: string;
  readonly isSame: boolean;
}

/** Punctuation around a word of prose, and the word. */
const AROUND = /^([([“"‘'*]*)(.*?)([)\].,;:!?”"’'*]*)$/u;
/** What names have beside letters: locants, Greek letters, primes, brackets, dashes. */
const SIGNS = /^[A-Za-z\d\p{Script=Greek},'′()[\]+-]*$/u;
/** Readings with a larger share of different signs are not of one line. */
const MAX_DIFFERENCE = 0.25;

/**
 * The words of a line, with the signs of chemical names as a second reader has them: digits, primes, Greek letters,
 * dashes. Letters and blanks stay the first reader's: it knows the words of a language, and takes β for B, p or 3.
 *
 * @param words as the first reader has them, left to right
 * @param line as the second has it
 * @returns undefined if the two can't be of one line
 */
export function withSignsOf(words: readonly string[], line: string): string[] | undefined {
  const printed = words.join(' ');
  const runs = runsOf(printed, line.replace(/\s+/gu, ' '));
  const different = runs.reduce((sum, run) => sum + (run.isSame ? 0 : lettersOf(run)), 0);
  if (different > MAX_DIFFERENCE * printed.length) return undefined;
  const marked = runs.map((run, i) => (isSeen(run, runs[i - 1]) ? run.second : run.first));
  const read = marked.join('').split(' ');
  return words.map((word, i) => {
    const other = read[i] ?? word;
    if (!/\p{L}/u.test(word) || !(isNameLike(word) || isNameLike(other))) return word;
    const [, before, , after] = AROUND.exec(word) ?? [];
    return `${before}${withinOf(other)}${after}`;
  });
}

const withinOf = (word: string): string => AROUND.exec(word)?.[2] ?? word;

/** Whether a word has other signs than letters within, as the names of compounds have. */
export function isNameLike(word: string): boolean {
  const within = withinOf(word);
  return /\p{L}/u.test(within) && /[^\p{L}]/u.test(within);
}

const lettersOf = ({ first, second }: Run) => Math.max(first.length, second.length);

/**
 * Whether the second reader's signs count. Blanks belong to the first, so each word keeps its place. A network that
 * reads frame by frame leaves signs out and has them twice; digits that it takes for letters are letters: 3β-ol.
 */
function isSeen({ first, second, isSame }: Run, before: Run | undefined): boolean {
  if (isSame || second === '' || /\s/u.test(first) || !SIGNS.test(second)) return false;
  const isTwice = first === '' && before?.second.endsWith(second) === true;
  return !isTwice && (/[^A-Za-z]/u.test(second) || /\d/u.test(first));
}

function runsOf(first: string, second: string): Run[] {
  const runs: Run[] = [];
  for (const { value, added, removed } of diffChars(first, second)) {
    const isSame = !added && !removed;
    const last = isSame || runs.at(-1)?.isSame !== false ? undefined : runs.pop();
    runs.push({
      first: (last?.first ?? '') + (added ? '' : value),
      second: (last?.second ?? '') + (removed ? '' : value),
      isSame,
    });
  }
  return runs;
}
