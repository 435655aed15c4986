const inWords = new Intl.ListFormat('en');

/**
 * Which readings are the same structure, by their digits: `1 and 2 read the same`.
 *
 * @param names what tells their structures apart, in the order of the digits
 * @returns `undefined` if no two are
 */
export function alikeInWords(names: readonly (string | undefined)[]): string | undefined {
  const groups = [...new Set(names)]
    .filter((name) => name !== undefined)
    .map((name) => names.flatMap((one, index) => (one === name ? [`${index + 1}`] : [])))
    .filter((digits) => digits.length > 1);
  return groups.length === 0
    ? undefined
    : groups.map((digits) => `${inWords.format(digits)} read the same`).join(', ');
}
