import type { GraphAtom, MolecularGraph } from '../molecularGraph';
import { fillResidues } from './fillResidues';

const atom = (x: number, y: number, element = 'C', label?: string): GraphAtom => ({
  ...{ x, y, element, charge: 0 },
  ...(label !== undefined && { label }),
});

/** Cyclopropane with R1 on a wedge and R2 on a plain bond. */
const CORE: MolecularGraph = {
  atoms: [
    atom(0, 0),
    atom(1, 0),
    atom(0.5, -0.8),
    atom(-0.8, 0.5, '*', 'R1'),
    atom(1.8, 0.5, '*', 'R2'),
  ],
  bonds: [
    { begin: 0, end: 1, order: 1, stereo: 'none' },
    { begin: 1, end: 2, order: 1, stereo: 'none' },
    { begin: 2, end: 0, order: 1, stereo: 'none' },
    { begin: 0, end: 3, order: 1, stereo: 'up' },
    { begin: 1, end: 4, order: 1, stereo: 'none' },
  ],
};

const fill = (groups: Record<string, string>, graph = CORE) =>
  fillResidues(graph, groups, { left: 100_000 });

/** Elements of the atoms beyond the ring, or the reason. */
function filled(groups: Record<string, string>, graph = CORE): string {
  const result = fill(groups, graph);
  if (!result.ok) return result.reason;
  return result.graph.atoms
    .slice(3)
    .map(({ element }) => element)
    .join('');
}

it.each([
  [{ R1: 'OH', R2: 'F' }, 'OF'],
  [{ R1: 'OMe', R2: 'Cl' }, 'OClC'],
  [{ R1: 'MeO', R2: 'Cl' }, 'OClC'],
  [{ R1: '–OCH3', R2: 'Br' }, 'OBrC'],
  [{ R1: 'hydroxy', R2: 'Methyl' }, 'OC'],
  [{ 'R 1': 'OH', 'R 2': 'F' }, 'OF'],
])('puts the groups of %j in the place of the residues', (groups, expected) => {
  expect(filled(groups)).toBe(expected);
});

it('keeps places and wedges', () => {
  const result = fill({ R1: 'OH', R2: 'F' });
  expect(result.ok && result.graph.atoms[3]).toMatchObject({ x: -0.8, y: 0.5, element: 'O' });
  expect(result.ok && result.graph.bonds[3]).toMatchObject({ begin: 0, end: 3, stereo: 'up' });
});

it('keeps a hydrogen at the end of a wedge, and drops one at a plain bond', () => {
  const result = fill({ R1: 'H', R2: 'H' });
  expect(result.ok && result.graph.atoms.map(({ element }) => element)).toEqual([
    'C',
    'C',
    'C',
    'H',
  ]);
});

it('fills a residue that is drawn twice in both places', () => {
  const twice = {
    ...CORE,
    atoms: CORE.atoms.map((each) => (each.element === '*' ? { ...each, label: 'R' } : each)),
  };
  expect(filled({ R: 'Cl' }, twice)).toBe('ClCl');
});

it.each([
  [{ R1: 'OH' }, 'The table does not say what R2 is'],
  [{ R1: 'OH', R2: 'F', R3: 'H' }, 'The reading of the drawing has no R3'],
  [{ R1: 'OH', R2: '' }, 'The table leaves R2 empty'],
  [{ R1: 'β-OH', R2: 'H' }, '“β-OH” for R1 is not understood'],
  [{ R1: 'H or Me', R2: 'H' }, '“H or Me” for R1 is not understood'],
  [{ R1: 'Ar', R2: 'H' }, '“Ar” for R1 is not understood'],
  [{ R1: 'Glc', R2: 'H' }, '“Glc” for R1 is not understood'],
  [{ R1: '=O', R2: 'H' }, '“=O” for R1 is not understood'],
  [{ R1: 'Na+', R2: 'H' }, '“Na+” for R1 is not understood'],
])('refuses %j', (groups, reason) => {
  expect(filled(groups)).toBe(reason);
});

it('refuses a residue without a name', () => {
  const nameless = { ...CORE, atoms: CORE.atoms.map(({ label: _label, ...each }) => each) };
  expect(filled({}, nameless)).toBe('A residue of the drawing has no name');
});

it('ends when its steps are used up', () => {
  expect(fillResidues(CORE, { R1: 'OMe', R2: 'OEt' }, { left: 0 }).ok).toBe(false);
});
