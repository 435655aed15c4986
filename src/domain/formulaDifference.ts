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

/** What one formula has beyond another: `2H`, `CH2`; empty for nothing. */
function surplus(of: Counts, over: Counts): string {
  const more = [...of]
    .map(([symbol, count]) => ({ symbol, count: count - (over.get(symbol) ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (rankOf(a.symbol) < rankOf(b.symbol) ? -1 : 1));
  const [only, another] = more;
  if (only && !another) return `${only.count === 1 ? '' : only.count}${only.symbol}`;
  return more.map(({ symbol, count }) => `${symbol}${count === 1 ? '' : count}`).join('');
}

/**
 * What a molecular formula has more and less than another: `−CH2`, `+2H`, `+HN −O`. Charges are left out.
 *
 * @returns `undefined` for the same atoms
 */
export function formulaDifference(formula: string, other: string): string | undefined {
  const [counts, others] = [countsOf(formula), countsOf(other)];
  const signed = [
    { atoms: surplus(counts, others), sign: '+' },
    { atoms: surplus(others, counts), sign: '−' },
  ].filter(({ atoms }) => atoms !== '');
  return signed.length === 0
    ? undefined
    : signed.map(({ sign, atoms }) => `${sign}${atoms}`).join(' ');
}
