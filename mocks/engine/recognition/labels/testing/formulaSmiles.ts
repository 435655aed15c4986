import type { Formula } from '../formula';

/**
 * A formula as SMILES from the atom of its first drawn bond, `_` standing for each drawn bond. Branches are
 * sorted by length, so equal formulas give equal texts; hydrogens are left out.
 */
export function formulaSmiles(formula: Formula): string {
  const { atoms, bonds, ends } = formula;
  const written = new Set<number>();
  const closures = new Map<string, string>();
  const nameOf = (i: number): string => {
    const { element = '', charge = 0, isotope, label } = atoms[i] ?? {};
    const sign =
      charge === 0
        ? ''
        : `${charge > 0 ? '+' : '-'}${Math.abs(charge) > 1 ? Math.abs(charge) : ''}`;
    const plain = sign === '' && isotope === undefined && /^(?:[BCNOPSFI]|Cl|Br)$/.test(element);
    const name = label ?? element;
    return plain ? name : `[${isotope ?? ''}${name}${sign}]`;
  };
  const from = (i: number, before: number): string => {
    written.add(i);
    const branches: string[] = ends.flatMap((end) => (end === i ? ['_'] : []));
    for (const { begin, end, order } of bonds) {
      const other = begin === i ? end : end === i ? begin : undefined;
      if (other === undefined || other === before) continue;
      const mark = order === 2 ? '=' : order === 3 ? '#' : '';
      if (!written.has(other)) branches.push(mark + from(other, i));
      else {
        const pair = [i, other].sort((p, q) => p - q).join('-');
        if (!closures.has(pair)) closures.set(pair, mark);
      }
    }
    branches.sort((p, q) => p.length - q.length || (p < q ? -1 : 1));
    const digits = [...closures].flatMap(([pair], k) =>
      pair.split('-').includes(String(i)) ? [k + 1] : [],
    );
    const last = branches.pop() ?? '';
    return nameOf(i) + digits.join('') + branches.map((branch) => `(${branch})`).join('') + last;
  };
  const parts: string[] = [];
  if (ends[0] !== undefined) parts.push(from(ends[0], -1));
  atoms.forEach((_, i) => {
    if (!written.has(i)) parts.push(from(i, -1));
  });
  return parts.join('.');
}
