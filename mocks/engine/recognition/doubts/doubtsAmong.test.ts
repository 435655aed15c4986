import type { GraphAtom, GraphBond, MolecularGraph } from '../molecularGraph';
import type { Doubt } from './doubt';
import { doubtsAmong } from './doubtsAmong';
import type { ComparedReading, NamedReading } from './placedReading';

const picture = { width: 400, height: 200 };

/** A chain of atoms every 30 pixels, bonded by single bonds. */
function chain(elements: string, changes: Readonly<Record<number, Partial<GraphBond>>> = {}) {
  const atoms = elements.split(' ').map((symbol, i): GraphAtom => {
    const charge = symbol.endsWith('+') ? 1 : 0;
    return { x: 20 + 30 * i, y: 100, element: symbol.replace('+', ''), charge };
  });
  const bonds = atoms.slice(1).map((_, i): GraphBond => {
    return { begin: i, end: i + 1, order: 1, stereo: 'none', ...changes[i] };
  });
  return { atoms, bonds };
}

const moved = ({ atoms, bonds }: MolecularGraph, by: number, from = 0): MolecularGraph => ({
  atoms: atoms.map((atom, i) => (i < from ? atom : { ...atom, y: atom.y + by })),
  bonds,
});

const own = (graph: MolecularGraph, doubts: readonly Doubt[] = []): NamedReading => ({
  ...{ graph, picture, doubts, stereo: [], program: 'PixelGraph', trust: 0.9 },
});
const other = (graph: MolecularGraph, changes: Partial<ComparedReading> = {}): ComparedReading => ({
  ...{ graph, picture, doubts: [], stereo: [], program: 'OSRA', trust: 0.6 },
  ...{ likeness: 'other', isIndependent: true, ...changes },
});

const PLAIN = chain('C C C C Br');

test.each<[string, MolecularGraph, Partial<Doubt>]>([
  [
    'another label',
    chain('C C C C B'),
    { kind: 'label', atoms: [4], x: 140, readings: ['Br', 'B'] },
  ],
  ['another charge', chain('C C C C Br+'), { kind: 'charge', atoms: [4], readings: ['Br', 'Br+'] }],
  [
    'another order',
    chain('C C C C Br', { 1: { order: 2 } }),
    { kind: 'bond', atoms: [1, 2], x: 65, readings: ['single bond', 'double bond'] },
  ],
  ['one atom less', chain('C C C C'), { kind: 'atom', atoms: [4], readings: ['Br', 'nothing'] }],
  [
    'two atoms more',
    chain('C C C C Br C C'),
    { kind: 'atom', atoms: [4], x: 185, readings: ['nothing', 'C2'] },
  ],
  [
    'no bond',
    { ...PLAIN, bonds: PLAIN.bonds.slice(0, 3) },
    { kind: 'bond', atoms: [3, 4], readings: ['single bond', 'no bond'] },
  ],
  [
    'a bond more',
    { ...PLAIN, bonds: [...PLAIN.bonds, { begin: 0, end: 2, order: 1, stereo: 'none' }] },
    { kind: 'bond', atoms: [0, 2], readings: ['no bond', 'single bond'] },
  ],
  [
    'a wedge',
    chain('C C C C Br', { 2: { stereo: 'up' } }),
    { kind: 'stereo', atoms: [2, 3], readings: ['no wedge', 'solid wedge'] },
  ],
])('a place where another program reads %s is doubtful', (_what, graph, expected) => {
  const doubts = doubtsAmong(own(PLAIN), [other(graph)]);
  expect(doubts).toEqual([expect.objectContaining(expected)]);
});

test('it is said what each program reads', () => {
  const [doubt] = doubtsAmong(own(PLAIN), [other(chain('C C C C Br', { 1: { order: 2 } }))]);
  expect(doubt?.says).toBe('PixelGraph reads a single bond here, OSRA a double bond.');
});

test('the surer the other program, the less sure is the place', () => {
  const sureOf = (trust: number) =>
    doubtsAmong(own(PLAIN), [other(chain('C C C C B'), { trust })])[0]?.confidence ?? NaN;
  expect(sureOf(0.9)).toBeLessThan(sureOf(0.3));
  expect(sureOf(0.9)).toBeCloseTo(0.09 / 0.19, 6);
});

test.each<[string, ComparedReading]>([
  ['reads the same', other(PLAIN)],
  ['places the atoms of a label elsewhere', other(moved(PLAIN, 40, 3))],
  ['writes out a hydrogen', other(chain('C C C C Br H'))],
  ['read another picture', other(chain('C C C C B'), { picture: { width: 401, height: 200 } })],
  ['read something else', other(moved(chain('N N N N N'), 80))],
  ['differs all over', other(chain('N N N N N N N'))],
  ['reads the same molecule, drawn otherwise', other(chain('C C C C B'), { likeness: 'same' })],
])('no place is doubtful because another program %s', (_what, rival) => {
  expect(doubtsAmong(own(PLAIN), [rival])).toEqual([]);
});

test('where only the stereo differs, so do its marks and nothing else', () => {
  const reading = { ...own(PLAIN), stereo: [{ atoms: [1], mark: 'R' }] };
  const rival = other(chain('C C C C Br', { 1: { order: 2 } }), {
    likeness: 'stereo',
    stereo: [
      { atoms: [1], mark: 'S' },
      { atoms: [2], mark: 'R' },
    ],
  });
  expect(doubtsAmong(reading, [rival])).toEqual([
    expect.objectContaining({ kind: 'stereo', atoms: [1], readings: ['(R)', '(S)'] }),
    expect.objectContaining({ kind: 'stereo', atoms: [2], readings: ['no stereo', '(R)'] }),
  ]);
});

describe('a program’s own doubt', () => {
  const doubt: Doubt = {
    ...{ kind: 'label', atoms: [4], x: 140, y: 100, confidence: 0.5 },
    says: 'Read as Br.',
  };
  const confidenceAmong = (...others: ComparedReading[]) =>
    doubtsAmong(own(PLAIN, [doubt]), others)[0]?.confidence;

  test('weighs less where another program read the same', () => {
    expect(confidenceAmong(other(PLAIN))).toBeCloseTo(0.8, 6);
  });

  test.each<[string, ComparedReading]>([
    ['read otherwise there', other(chain('C C C C B'))],
    ['took its labels over', other(PLAIN, { isIndependent: false })],
    ['read nothing there', other(chain('C C C C'))],
  ])('weighs as much where another program %s', (_what, rival) => {
    expect(confidenceAmong(rival)).toBe(0.5);
  });
});
