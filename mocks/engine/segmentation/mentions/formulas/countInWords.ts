const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Source of a pattern for a count below a hundred, in figures or words; it names what it finds `count`. */
export const COUNT = `(?<![\\p{L}\\p{N}.–-])(?<count>\\d{1,2}|(?:${TENS.join('|')})(?:[- ](?:${ONES.join('|')}))?|${[...TEENS, ...ONES].join('|')})`;

/** The count that such a pattern found; 0 for none. */
export function countIn(groups: Readonly<Record<string, string>> | undefined): number {
  const count = groups?.['count'] ?? '';
  return count
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + valueOf(word), 0);
}

function valueOf(word: string): number {
  const ones = [...ONES, ...TEENS].indexOf(word) + 1;
  const tens = TENS.indexOf(word);
  return ones || (tens < 0 ? Number(word) : (tens + 2) * 10);
}
