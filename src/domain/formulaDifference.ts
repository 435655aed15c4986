/** `C20`, `Cl`, and `*` for an atom that is left open. */
const ELEMENT = /(?<symbol>[A-Z][a-z]?|\*)(?<count>\d*)/g;
const CHARGE = /[+-]\d*$/;

type Counts = ReadonlyMap<string, number>;

function countsOf(formula: string): Counts {
  const counts = new Map<string, number>();
  for (const { groups } of formula.replace(CHARGE, '').matchAll(ELEMENT)) {
    const { symbol = '', count = '' } = groups ?? {};
    counts.set(symbol, (counts.get(symbol) ?? 0) + Number(count || 1));
  }
  return counts;
}

/** Carbon, hydrogen, then by the alphabet (Hill). */
const rankOf = (symbol: string): string => (symbol === 'C' ? ' 1' : symbol === 'H' ? ' 2' : symbol);

/** What one formula has beyond another, as a formula; empty for nothing. */
function surplus(of: Counts, over: Counts): string {
  return [...of]
    .map(([symbol, count]) => ({ symbol, more: count - (over.get(symbol) ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => (rankOf(a.symbol) < rankOf(b.symbol) ? -1 : 1))
    .map(({ symbol, more }) => `${symbol}${more === 1 ? '' : more}`)
    .join('');
}

/**
 * What a molecular formula has more and less than another: `CH2 less`, `HN more, O less`. Charges are left out.
 *
 * @returns `undefined` for the same atoms
 */
export function formulaDifference(formula: string, other: string): string | undefined {
  const [counts, others] = [countsOf(formula), countsOf(other)];
  const words = [
    { atoms: surplus(counts, others), word: 'more' },
    { atoms: surplus(others, counts), word: 'less' },
  ].filter(({ atoms }) => atoms !== '');
  return words.length === 0
    ? undefined
    : words.map(({ atoms, word }) => `${atoms} ${word}`).join(', ');
}
