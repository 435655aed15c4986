import { decodeHeads } from './decodeHeads';
import type { NetworkView } from './network';
import { channelLayout } from './network';
import { nameOf, testClasses } from './testing/builders';
import { argmax } from './statistics';

const layout = channelLayout(testClasses.names.length);
const COLUMNS = 12;
const ROWS = 8;

/** Empty heads, except for some given values. */
function heads(values: readonly (readonly [channel: number, x: number, y: number, v: number])[]) {
  const cells = COLUMNS * ROWS;
  const data = new Float32Array(layout.count * cells);
  data.fill(-10, layout.atom * cells, (layout.atom + 1) * cells);
  data.fill(-10, layout.bond * cells, (layout.bond + 1) * cells);
  for (const [channel, x, y, v] of values) data[channel * cells + y * COLUMNS + x] = v;
  const ink = { width: COLUMNS * 4, height: ROWS * 4, data: new Float32Array(cells * 16) };
  const view: NetworkView = { heads: data, columns: COLUMNS, rows: ROWS, ink };
  return view;
}

describe('decodeHeads', () => {
  test('finds nothing in an empty output', () => {
    expect(decodeHeads(testClasses, heads([]), 0.12)).toEqual({ atoms: [], bonds: [] });
  });

  test('places an atom by its cell and offset and reads its label and charge', () => {
    const nitrogen = testClasses.names.indexOf('N');
    const { atoms } = decodeHeads(
      testClasses,
      heads([
        [layout.atom, 3, 2, 2],
        [layout.atomOffset, 3, 2, 0.25],
        [layout.atomOffset + 1, 3, 2, -0.25],
        [layout.atomClass + nitrogen, 3, 2, 8],
        [layout.charge + 1, 3, 2, 5],
      ]),
      0.12,
    );
    expect(atoms).toHaveLength(1);
    const [atom] = atoms;
    expect(atom).toMatchObject({ x: 15, y: 9, confidence: expect.closeTo(0.881, 3) });
    expect(nameOf(argmax(atom!.classLogs))).toBe('N');
    expect(argmax(atom!.chargeLogs)).toBe(1);
  });

  test('keeps the more certain of two atoms within 6 pixels', () => {
    const { atoms } = decodeHeads(
      testClasses,
      heads([
        [layout.atom, 2, 2, 1],
        [layout.atomOffset, 2, 2, 0.4],
        [layout.atom, 4, 2, 3],
        [layout.atomOffset, 4, 2, -0.4],
      ]),
      0.12,
    );
    expect(atoms.map(({ x }) => x)).toEqual([expect.closeTo(16.4, 5)]);
  });

  test.each([
    { towards: 1, ux: 1 },
    { towards: -1, ux: -1 },
  ])('directs a wedge as its direction says ($towards)', ({ towards, ux }) => {
    const { bonds } = decodeHeads(
      testClasses,
      heads([
        [layout.bond, 5, 3, 1],
        [layout.bondGeometry, 5, 3, 1],
        [layout.bondGeometry + 2, 5, 3, 1],
        [layout.bondGeometry + 3, 5, 3, towards],
        [layout.bondType + 3, 5, 3, 6],
      ]),
      0.12,
    );
    expect(bonds[0]).toMatchObject({ ux: expect.closeTo(ux, 9), length: 24, x: 22, y: 14 });
    expect(argmax(bonds[0]!.typeLogs)).toBe(3);
  });

  test.each([
    { relative: 0, length: 4 },
    { relative: 50, length: 90 },
  ])('limits a bond of $relative native lengths to $length pixels', ({ relative, length }) => {
    const values = [
      [layout.bond, 5, 3, 1],
      [layout.bondGeometry, 5, 3, 1],
      [layout.bondGeometry + 2, 5, 3, relative],
    ] as const;
    expect(decodeHeads(testClasses, heads(values), 0.12).bonds[0]?.length).toBe(length);
  });
});
