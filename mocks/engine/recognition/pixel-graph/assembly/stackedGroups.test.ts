import { atomCandidate, nameOf, sketchOf, testClasses, type AtomSpec } from '../testing/builders';
import { withRule } from '../testing/withRule';
import { toSketchAtom } from './sketch';
import { stackedGroups, writtenGroups } from './stackedGroups';

/** The nitrogen of a ring, with its two neighbours above it. */
const RING: readonly AtomSpec[] = [{ at: [0, -12] }, { at: [20, 0], name: 'N' }, { at: [40, -12] }];

function joined(
  group: AtomSpec,
  atoms: readonly AtomSpec[] = RING,
  bonds: Parameters<typeof sketchOf>[1] = [
    [0, 1],
    [1, 2],
  ],
) {
  const sketch = sketchOf(atoms, bonds);
  const groups = writtenGroups(testClasses, [atomCandidate(group)]);
  const seen = groups.map((atom) => toSketchAtom(testClasses, atom));
  return withRule(stackedGroups, { ...sketch, atoms: [...sketch.atoms, ...seen] });
}

const BOC: AtomSpec = { at: [26, 12], name: 'Boc', confidence: 0.15 };

test('a group written below the nitrogen of a ring is bonded to it', () => {
  const { atoms, bonds } = joined(BOC);
  expect(nameOf(atoms[3]!.label)).toBe('Boc');
  expect(bonds[2]).toMatchObject({ begin: 1, end: 3, type: 0, undrawn: true });
});

test('a group above the nitrogen is bonded to it, too', () => {
  const below = RING.map((atom): AtomSpec => ({ ...atom, at: [atom.at[0], -atom.at[1]] }));
  expect(joined({ ...BOC, at: [22, -13] }, below).bonds).toHaveLength(3);
});

test('that the group is there is as sure as its letters, though no line leads to it', () => {
  expect(joined(BOC).atoms[3]!.confidence).toBeGreaterThan(0.9);
});

test.each<[string, AtomSpec]>([
  ['a hydrogen', { ...BOC, name: 'H' }],
  ['a residue', { ...BOC, name: 'R' }],
  ['a label that may be an oxygen', { ...BOC, sure: Math.log(0.6), or: { O: Math.log(0.4) } }],
  ['a group beside the nitrogen', { ...BOC, at: [36, 3] }],
  ['a group further down', { ...BOC, at: [22, 26] }],
  ['the same label seen twice', { ...BOC, at: [21, 3] }],
])('%s stays unbonded', (_what, group) => {
  expect(joined(group).bonds).toHaveLength(2);
});

test('a group below a carbon stays unbonded', () => {
  const carbons = RING.map(({ at }): AtomSpec => ({ at }));
  expect(joined(BOC, carbons).bonds).toHaveLength(2);
});

test.each<[string, Parameters<typeof sketchOf>[1]]>([
  [
    'with a double bond',
    [
      [0, 1, { type: 1 }],
      [1, 2],
    ],
  ],
  ['at the end of a bond', [[0, 1]]],
])('a group below a nitrogen %s stays unbonded', (_what, bonds) => {
  expect(joined(BOC, RING, bonds).bonds).toHaveLength(bonds.length);
});
