import type { BondType } from './sketch';
import { sketchOf } from '../testing/builders';
import { turnWedges } from './turnWedges';

/** Atom 1 has three bonds, atom 0 only one. The bond between them begins at `begin`. */
function turned(begin: 0 | 1, type: BondType, wavy = false): string {
  const between = begin === 0 ? ([0, 1, { type }] as const) : ([1, 0, { type }] as const);
  const sketch = sketchOf(
    [{ at: [0, 0] }, { at: [24, 0] }, { at: [36, 21] }, { at: [36, -21] }],
    [between, [1, 2], [1, 3]],
  );
  const [bond] = sketch.bonds;
  if (bond && wavy) bond.wavy = true;
  turnWedges(sketch);
  return `${bond?.begin}-${bond?.end}`;
}

describe('turnWedges', () => {
  test.each([
    ['a solid wedge', 3, false],
    ['a hashed wedge', 4, false],
    ['a wave', 0, true],
  ] as const)('%s begins at the branch, wherever its start was read', (_, type, wavy) => {
    expect(turned(0, type, wavy)).toBe('1-0');
    expect(turned(1, type, wavy)).toBe('1-0');
  });

  test('other bonds stay as they are', () => {
    expect(turned(0, 0)).toBe('0-1');
  });
});
