import type { MolecularGraph } from '../../molecularGraph';

/**
 * A graph as a line of text that does not depend on the order of its atoms: all bonds with elements, order
 * and stereo, sorted. Sufficient to distinguish the small drawings of the tests.
 */
export function bondList({ atoms, bonds }: MolecularGraph): string {
  const degree = atoms.map((_, i) => bonds.filter((b) => b.begin === i || b.end === i).length);
  const name = (i: number): string => {
    const atom = atoms[i];
    if (!atom) return '?';
    const charge = atom.charge > 0 ? '+' : atom.charge < 0 ? '-' : '';
    return `${atom.label ?? atom.element}${charge}${degree[i] ?? 0}`;
  };
  const signs = { 1: '-', 2: '=', 3: '#', 4: ':' } as const;
  const marks = { none: '', up: '^', down: 'v', either: '~' } as const;
  return bonds
    .map(({ begin, end, order, stereo }) => {
      const ends = [name(begin), name(end)];
      if (stereo === 'none') ends.sort();
      return ends.join(signs[order] + marks[stereo]);
    })
    .sort()
    .join(' ');
}

/** Number of atoms per element, in alphabetical order: `C6 O2`. */
export function elementCounts({ atoms }: MolecularGraph): string {
  const counts = new Map<string, number>();
  for (const { element } of atoms) counts.set(element, (counts.get(element) ?? 0) + 1);
  return [...counts]
    .sort(([p], [q]) => (p < q ? -1 : 1))
    .map(([element, count]) => `${element}${count}`)
    .join(' ');
}
