import { sketchOf, testClasses } from '../testing/builders';
import { unfoldLabels } from '../unfoldLabels';

/** A label a bond to the right of a carbon, unfolded: elements, bonds by them, and the atom that bears the carbon. */
function unfolded(
  text: string,
  more: { readonly leftwards?: boolean; readonly far?: boolean } = {},
) {
  const { leftwards = false, far = false } = more;
  const side = leftwards ? -1 : 1;
  const end = text.length / 3 + 1;
  const sketch = sketchOf(
    [{ at: [0, 0] }, { at: [side * 24, 0] }, ...(far ? [{ at: [24 + end * 24, 0] } as const] : [])],
    far ? [[0, 1], [1, 2]] : [[0, 1]], // prettier-ignore
  );
  const places = [...text].map((_, i) => (leftwards ? i - text.length + 1 : i) / 3);
  const atoms = sketch.atoms.map((atom, i) =>
    i === 1 ? { ...atom, spelled: { text, places, confidence: 0.8 } } : atom,
  );
  const draft = unfoldLabels(testClasses, { atoms, bonds: sketch.bonds });
  const nameOf = (i: number): string => draft.atoms[i]?.label ?? draft.atoms[i]?.element ?? '';
  return {
    draft,
    bonds: draft.bonds.map(({ begin, end: to }) => `${nameOf(begin)}-${nameOf(to)}`).sort(),
  };
}

describe('a label known by its letters', () => {
  test.each<[string, boolean, string[]]>([
    ['OSO3H', false, ['C-O', 'O-S', 'S-O', 'S-O', 'S-O']],
    ['HO3SO', true, ['C-O', 'O-S', 'S-O', 'S-O', 'S-O']],
    ['(CH2)3CH3', false, ['C-C', 'C-C', 'C-C', 'C-C']],
    ['Fe', false, ['C-Fe']],
    ['R7', false, ['C-R7']],
    ["OR'", false, ['C-O', "O-R'"]],
  ])('%s becomes what it stands for', (text, leftwards, bonds) => {
    expect(unfolded(text, { leftwards }).bonds).toEqual(bonds);
  });

  test('bears bonds at both ends', () => {
    const { draft } = unfolded('CH2O', { far: true });
    const drawn = draft.bonds.slice(0, 2).map(({ begin, end }) => [begin, end]);
    expect(drawn.flat().map((i) => draft.atoms[i]?.element)).toEqual(['C', 'C', 'O', 'C']);
  });

  test('has counter-ions with their charges', () => {
    const { draft } = unfolded('ONa');
    expect(draft.atoms.map(({ element, charge }) => [element, charge])).toEqual([
      ['C', 0],
      ['O', -1],
      ['Na', 1],
    ]);
  });

  test('states no configuration for a double bond that is only written', () => {
    const { draft } = unfolded('CH=CHCO2H');
    expect(draft.bonds.filter(({ order }) => order === 2).map(({ stereo }) => stereo)).toEqual([
      'either',
      'none',
    ]);
  });

  test('gives its confidence to its atoms', () => {
    const { draft } = unfolded('SeCN');
    expect(draft.atoms.slice(1).map(({ confidence }) => confidence)).toEqual(
      draft.atoms.slice(1).map(() => expect.closeTo(0.8 * 0.9, 9)),
    );
  });
});
