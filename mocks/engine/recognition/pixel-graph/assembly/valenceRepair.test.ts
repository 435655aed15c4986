import { nameOf, sketchOf, testClasses } from '../testing/builders';
import { repairValences } from './valenceRepair';

const at = (n: number): readonly [number, number] => [24 * n, 0];
const carbons = (count: number) => Array.from({ length: count }, (_, i) => ({ at: at(i + 1) }));

describe('repairValences', () => {
  test.each([
    ['nothing to do', { name: 'C' }, [0, 0, 0, 0], 0],
    ['nitro drawn without charges', { name: 'N' }, [0, 1, 1], 0],
    ['ammonium with its charge', { name: 'N', charge: 1 as const }, [0, 0, 0, 0], 0],
    ['sulfone', { name: 'S' }, [1, 1, 0, 0], 0],
    ['an oxygen of three bonds', { name: 'O' }, [1, 0], 1],
    ['a carbon of five bonds', { name: 'C' }, [0, 0, 0, 0, 0], 1],
    ['a halogen of two bonds', { name: 'Cl' }, [0, 0], 1],
  ])('%s', (_, atom, types, changes) => {
    const sketch = sketchOf(
      [{ at: at(0), ...atom }, ...carbons(types.length)],
      types.map((type, i) => [0, i + 1, { type: type as 0 | 1 }] as const),
    );
    expect(repairValences(testClasses, sketch)).toEqual({ changes, exceeded: false });
  });

  test('lowers the bond that is about as likely to be single', () => {
    const sketch = sketchOf(
      [{ at: at(0), name: 'O' }, ...carbons(2)],
      [
        [0, 1],
        [0, 2, { type: 1, or: { 0: -0.3 } }],
      ],
    );
    repairValences(testClasses, sketch);
    expect(sketch.bonds.map((bond) => bond.type)).toEqual([0, 0]);
  });

  test('takes the label that is nearly as likely', () => {
    const sketch = sketchOf(
      [{ at: at(0), name: 'O', or: { S: -0.4 } }, ...carbons(3)],
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
    );
    repairValences(testClasses, sketch);
    expect(nameOf(sketch.atoms[0]!.label)).toBe('S');
  });

  test('removes the faintest bond if nothing else is likely', () => {
    const sketch = sketchOf(
      [{ at: at(0) }, ...carbons(5)],
      [1, 2, 3, 4, 5].map((n) => [0, n, { confidence: n === 3 ? 0.35 : 0.95 }] as const),
    );
    repairValences(testClasses, sketch);
    expect(sketch.bonds.map((bond) => bond.end)).toEqual([1, 2, 4, 5]);
  });

  test('removes the charge from an atom that becomes an abbreviation', () => {
    const sketch = sketchOf(
      [{ at: at(0), name: 'O', charge: 2, or: { SO2: -0.1 } }, ...carbons(2)],
      [
        [0, 1],
        [0, 2],
      ],
    );
    repairValences(testClasses, sketch);
    expect(nameOf(sketch.atoms[0]!.label)).toBe('SO2');
    expect(sketch.atoms[0]!.charge).toBe(0);
  });
});
