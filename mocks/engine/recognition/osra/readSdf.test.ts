import { osraOutcome } from './osraOutcome';
import { readSdf } from './readSdf';

const atom = (symbol: string, x = 0, y = 0): string =>
  `${x.toFixed(4).padStart(10)}${y.toFixed(4).padStart(10)}    0.0000 ${symbol.padEnd(3)} 0  0  0  0  0  0  0  0  0  0  0  0`;
const bond = (...numbers: number[]): string =>
  numbers.map((n) => String(n).padStart(3)).join('') + '  0  0  0';

/** An SD record as OSRA prints it. */
function record(atoms: string[], bonds: string[], notes: string[] = [], confidence = '2.86677') {
  const count = (n: number) => String(n).padStart(3);
  const counts = `${count(atoms.length)}${count(bonds.length)}  0  0  0  0  0  0  0  0999 V2000`;
  const molfile = [
    '',
    ' OpenBabel11212609452D',
    '',
    counts,
    ...atoms,
    ...bonds,
    ...notes,
    'M  END',
  ];
  return [...molfile, '>  <Confidence_estimate>', confidence, '', '$$$$', ''].join('\n');
}

const ethanol = record(
  [atom('C', 1, 2), atom('C', 2), atom('O', 3)],
  [bond(1, 2, 1, 0), bond(2, 3, 1, 0)],
);

describe('readSdf', () => {
  test('reads atoms with y flipped, bonds and data items', () => {
    const [first] = readSdf(ethanol);
    expect(first?.graph.atoms[0]).toEqual({ x: 1, y: -2, element: 'C', charge: 0 });
    expect(first?.graph.bonds).toEqual([
      { begin: 0, end: 1, order: 1, stereo: 'none' },
      { begin: 1, end: 2, order: 1, stereo: 'none' },
    ]);
    expect(first?.properties.get('Confidence_estimate')).toBe('2.86677');
  });

  test.each([
    [1, 'up'],
    [6, 'down'],
    [4, 'either'],
    [0, 'none'],
  ])('reads bond stereo %i as %s', (code, stereo) => {
    const [first] = readSdf(record([atom('C'), atom('O')], [bond(1, 2, 1, code)]));
    expect(first?.graph.bonds[0]?.stereo).toBe(stereo);
  });

  test.each([
    ['M  CHG  1   2  -1', { element: 'O', charge: -1 }],
    ['M  CHG  2   1   1   2  -1', { element: 'O', charge: -1 }],
    ['M  ISO  1   2  18', { element: 'O', isotope: 18 }],
    ['M  RGP  1   2   3', { element: 'O', label: 'R3' }],
    ['A    2\nOTBS', { element: 'O', label: 'OTBS' }],
  ])('reads the note %j', (note, expected) => {
    const [first] = readSdf(record([atom('C'), atom('O')], [bond(1, 2, 1, 0)], [note]));
    expect(first?.graph.atoms[1]).toMatchObject(expected);
  });

  test.each(['R', 'R#', '*', 'X', 'A', '', '<b>'])(
    'reads the symbol %j as unspecified',
    (symbol) => {
      const [first] = readSdf(record([atom(symbol), atom('C')], [bond(1, 2, 1, 0)]));
      expect(first?.graph.atoms[0]?.element).toBe('*');
    },
  );

  test('reads every record', () => {
    expect(readSdf(ethanol + ethanol + record([atom('C')], []))).toHaveLength(3);
  });

  test.each([
    ['an empty text', ''],
    ['a text that is no SD file', 'Segmentation fault\n'],
    ['a bond to an atom that is not there', record([atom('C')], [bond(1, 2, 1, 0)])],
    ['a bond from an atom to itself', record([atom('C')], [bond(1, 1, 1, 0)])],
    ['a bond of order 9', record([atom('C'), atom('C')], [bond(1, 2, 9, 0)])],
    ['a file cut off in its atoms', ethanol.split('\n').slice(0, 5).join('\n')],
    ['no atoms', record([], [])],
  ])('returns nothing for %s', (_, text) => {
    expect(readSdf(text)).toEqual([]);
  });
});

const PICTURE = { width: 300, height: 200 };

describe('osraOutcome', () => {
  test('returns the largest structure, with the number of structures', () => {
    const two = record([atom('C'), atom('O')], [bond(1, 2, 1, 0)]) + ethanol;
    const outcome = osraOutcome(two, PICTURE);
    expect(outcome).toMatchObject({
      ok: true,
      remarks: ['OSRA found 2 structures; this is the largest', "OSRA's own estimate is 2.9"],
    });
    expect(outcome.ok && outcome.graph.atoms).toHaveLength(3);
  });

  test('returns no structure for atoms without bonds', () => {
    expect(osraOutcome(record([atom('C')], []), PICTURE)).toEqual({
      ok: false,
      reason: 'OSRA found no structure in the image.',
    });
  });
});

describe('on its picture', () => {
  /** The last item of a record is followed by an empty line. */
  const placed = (atoms: string[], box = '65x35-200x100', length = '60.48') =>
    record(atoms, [bond(1, 2, 1, 0)]).replace(
      '$$$$',
      () => `>  <Average_bond_length>\n${length}\n\n>  <Surrounding_box>\n${box}\n\n$$$$`,
    );
  const atoms = [atom('C', 1, -2), atom('R', 2, -2)];

  test('lies at its pixels, by the bond length and the box that OSRA reports', () => {
    const outcome = osraOutcome(placed(atoms), PICTURE);
    // 60.48 pixels are 1.512 units, and five pixels of paper surround the box.
    expect(outcome).toMatchObject({ ok: true, picture: PICTURE });
    const [first] = outcome.ok ? outcome.graph.atoms : [];
    expect(first?.x).toBeCloseTo(100, 6);
    expect(first?.y).toBeCloseTo(110, 6);
  });

  test('doubts its residues there', () => {
    const outcome = osraOutcome(placed(atoms), PICTURE);
    const [doubt, ...others] = (outcome.ok && outcome.doubts) || [];
    expect(doubt).toMatchObject({ kind: 'label', atoms: [1] });
    expect(doubt?.x).toBeCloseTo(140, 6);
    expect(others).toEqual([]);
  });

  test.each([
    ['no box', placed(atoms, 'everywhere')],
    ['no bond length', placed(atoms, '65x35-200x100', '0')],
    ['a box that the picture does not have', placed(atoms, '900x900-1000x1000')],
    ['nothing', record(atoms, [bond(1, 2, 1, 0)])],
  ])('has no place if OSRA reports %s', (_what, sdf) => {
    const outcome = osraOutcome(sdf, PICTURE);
    expect(outcome).toMatchObject({ ok: true });
    expect(outcome).not.toHaveProperty('picture');
    expect(outcome).not.toHaveProperty('doubts');
  });
});
