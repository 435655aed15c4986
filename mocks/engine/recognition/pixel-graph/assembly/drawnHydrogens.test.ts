import type { AtomSpec, BondSpec } from '../testing/builders';
import { nameOf, sketchOf } from '../testing/builders';
import { withRule } from '../testing/withRule';
import { drawnHydrogens } from './drawnHydrogens';

/** What the last atom of a chain of two is read as. */
function endAt(carrier: string, end: Partial<AtomSpec>, spec: BondSpec = {}): string {
  const sketch = sketchOf(
    [
      { at: [0, 0], name: carrier },
      { at: [24, 0], name: 'R', or: { H: -1 }, ...end },
    ],
    [[0, 1, spec]],
  );
  const { atoms } = withRule(drawnHydrogens, sketch);
  return nameOf(atoms[1]?.label ?? -1);
}

describe('drawnHydrogens', () => {
  test.each([
    ['R at N that may be H', 'N', {}, {}, 'H'],
    ['R at C that may be H, on a wedge', 'C', {}, { type: 3 }, 'H'],
    ['R that is hardly H', 'N', { or: { H: -2.4 } }, {}, 'R'],
    ['R at O', 'O', {}, {}, 'R'],
    ['R on a double bond', 'C', {}, { type: 1 }, 'R'],
    ['a numbered residue', 'N', { name: 'R1' }, {}, 'R1'],
  ] as const)('%s', (_, carrier, end, spec, name) => {
    expect(endAt(carrier, end, spec)).toBe(name);
  });

  test('leaves R between two bonds', () => {
    const sketch = sketchOf(
      [{ at: [0, 0] }, { at: [24, 0], name: 'R', or: { H: -1 } }, { at: [48, 0] }],
      [
        [0, 1],
        [1, 2],
      ],
    );
    const { atoms } = withRule(drawnHydrogens, sketch);
    expect(nameOf(atoms[1]?.label ?? -1)).toBe('R');
  });
});
