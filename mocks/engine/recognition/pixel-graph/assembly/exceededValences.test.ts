import { nameOf, sketchOf, testClasses } from '../testing/builders';
import { withRule } from '../testing/withRule';
import { exceededValences } from './exceededValences';
import { bondsAround, type Sketch } from './sketch';
import { excessOf } from './valenceLimits';

const at = (n: number): readonly [number, number] => [24 * n, 0];
const carbons = (count: number) => Array.from({ length: count }, (_, i) => ({ at: at(i + 1) }));

const repaired = (sketch: Sketch) => withRule(exceededValences, sketch);

/** Whether an atom of a sketch still has too many bonds. */
const isExceeded = ({ atoms, bonds }: Sketch): boolean =>
  bondsAround({ atoms, bonds }).some((own, i) => excessOf(testClasses, atoms[i]!, own) > 0);

describe('exceededValences', () => {
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
    const { taken, ...left } = repaired(sketch);
    expect([taken.length, isExceeded(left)]).toEqual([changes, false]);
  });

  test('lowers the bond that is about as likely to be single', () => {
    const sketch = sketchOf(
      [{ at: at(0), name: 'O' }, ...carbons(2)],
      [
        [0, 1],
        [0, 2, { type: 1, or: { 0: -0.3 } }],
      ],
    );
    expect(repaired(sketch).bonds.map((bond) => bond.type)).toEqual([0, 0]);
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
    expect(nameOf(repaired(sketch).atoms[0]!.label)).toBe('S');
  });

  test.each<[string, string, number, string, number]>([
    ['a bromine', 'Br', -9, 'Br', 1],
    ['a bromine that may as well be an oxygen', 'Br', -2.5, 'O', 0],
    ['one that is hardly an oxygen', 'Br', -3.5, 'Br', 1],
    ['a fluorine, which bridges nothing', 'F', -9, 'C', 0],
  ])('%s in a ring of three', (_, name, oxygen, becomes, charge) => {
    const sketch = sketchOf(
      [{ at: at(0), name, or: { O: oxygen } }, ...carbons(2)],
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    );
    const { atoms, bonds } = repaired(sketch);
    expect([nameOf(atoms[0]!.label), atoms[0]!.charge]).toEqual([becomes, charge]);
    expect(bonds).toHaveLength(3);
  });

  test('removes the faintest bond if nothing else is likely', () => {
    const sketch = sketchOf(
      [{ at: at(0) }, ...carbons(5)],
      [1, 2, 3, 4, 5].map((n) => [0, n, { confidence: n === 3 ? 0.35 : 0.95 }] as const),
    );
    expect(repaired(sketch).bonds.map(({ confidence }) => confidence)).toEqual(Array(4).fill(0.95));
  });

  test('removes the charge from an atom that becomes an abbreviation', () => {
    const sketch = sketchOf(
      [{ at: at(0), name: 'O', charge: 2, or: { SO2: -0.1 } }, ...carbons(2)],
      [
        [0, 1],
        [0, 2],
      ],
    );
    const [atom] = repaired(sketch).atoms;
    expect([nameOf(atom!.label), atom!.charge]).toEqual(['SO2', 0]);
  });
});
