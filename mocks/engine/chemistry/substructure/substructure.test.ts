import type { RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { smilesToMolfile } from '../smilesToMolfile';
import { drawSought } from './drawSought';
import { findSubstructure } from './findSubstructure';
import { indexStructures } from './indexStructures';
import { readSought } from './soughtStructure';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const LIST = [
  'C1=CC=CC=C1O',
  'C[C@H](N)C(=O)O',
  'O=C1CCC2CCCCC2C1',
  'c1ccc2c(c1)[nH]c1ccccc12',
  '[Na+].CC(=O)[O-]',
  'C/C=C\\C',
  'BrCC#N',
];

const CHROMONE = 'O=c1cc(C)oc2ccccc12';

/** By their fingerprints, and then by their atoms. */
function found(written: string, list = LIST): readonly string[] {
  const { pattern } = readSought(rdkit, written);
  const sought = BigInt(`0x${pattern}`);
  const index = indexStructures(
    rdkit,
    list.map((smiles) => ({ smiles })),
  );
  const places = findSubstructure(
    rdkit,
    written,
    index.map((one) => one?.canonical ?? ''),
  );
  const screened = list.filter(
    (_, at) => (BigInt(`0x${index[at]?.pattern ?? 0}`) & sought) === sought,
  );
  const hits = places.map((place) => list[place] ?? '');
  expect(screened).toEqual(expect.arrayContaining(hits));
  return hits;
}

test.each<[string, string, readonly number[]]>([
  ['a ring drawn with double bonds is aromatic', 'C1=CC=CC=C1', [0, 3]],
  ['as is one written in small letters', 'c1ccccc1', [0, 3]],
  ['whatever the stereo of the pattern', 'C[C@@H](N)C(=O)O', [1]],
  ['or of a double bond', 'C/C=C/C', [5]],
  ['a star stands for any atom', '*N', [1]],
  ['a pattern', '[OX2H1]', [0, 1]],
  ['an atom of a ring of six', '[C;r6]', [2]],
  ['an atom of two rings', '[C;R2]', [2]],
  ['a star of a ring drawn with double bonds', 'C1=CC=CC=C1*', [0]],
  ['an ion', '[O-]', [4]],
  ['a halogen', '[F,Cl,Br,I]', [6]],
  ['nothing', 'P', []],
])('finds %s', (_rule, written, places) => {
  expect(found(written)).toEqual(places.map((place) => LIST[place]));
});

test('one that RDKit no longer reads keeps no other from being found', () => {
  const canonical = ['CO', 'CC(C)(C)(C)(C)O', 'OCC', 'CCN', ''];
  expect(findSubstructure(rdkit, 'CO', canonical)).toEqual([0, 2]);
});

test('finds a drawing', () => {
  const molfile = smilesToMolfile(rdkit, 'c1ccc2c(c1)[nH]cc2').molfile.replace('$$$$\n', '');
  expect(found(molfile)).toEqual([LIST[3]]);
});

/** V2000 of a chromone drawn with double bonds, and of what stands at its carbon 2. */
function chromone(atom: string, bond: number, ...more: readonly string[]): string {
  const atoms = ['O', 'C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', 'O', atom];
  const bonds = [
    ...['1 2 1', '2 3 2', '3 4 1', '4 5 1', '5 6 2', '6 7 1', '7 8 2', '8 9 1', '9 10 2'],
    ...['10 1 1', '10 5 1', '4 11 2', `2 12 ${bond}`],
  ];
  return [
    ...['', '  marcus', '', ` ${atoms.length} ${bonds.length}  0  0  0  0  0  0  0  0999 V2000`],
    ...atoms.map((label) => `    0.0000    0.0000    0.0000 ${label.padEnd(3)} 0  0`),
    ...bonds.map((line) => line.replace(/\d+ ?/g, (part) => part.trim().padStart(3)) + '  0'),
    ...[...more, 'M  END', ''],
  ].join('\n');
}

test.each<[string, string, string]>([
  ['a molecule', chromone('C', 1), 'Cc1cc(=O)c2ccccc2o1'],
  ['a list of atoms', chromone('L', 1, 'M  ALS  12  2 F C   N   '), '-[#6,#7]'],
  ['any atom but hydrogen', chromone('A', 1), '-[!#1]'],
  ['a residue', chromone('R#', 1, 'M  RGP  1  12   1'), '-*'],
  ['a bond of any order', chromone('C', 8), '~[#6]'],
])('a drawing with %s is found by its atoms, and written on a line', (_what, molfile, line) => {
  const { written, svg } = drawSought(rdkit, molfile);
  expect(written).toContain(line);
  expect(svg).toMatch(/^<svg .*<path/s);
  const list = [...LIST, CHROMONE];
  expect([found(molfile, list), found(written, list)]).toEqual([[CHROMONE], [CHROMONE]]);
  expect(readSought(rdkit, molfile)).toMatchObject({
    written,
    molecule: line === written ? { morganBits: expect.any(Number) } : null,
  });
});

test('hydrogens that are drawn limit nothing, but say of an atom of a list that it has one', () => {
  const drawn = (...more: readonly string[]) =>
    ['', '', '', '  3  2  0  0  0  0  0  0  0  0999 V2000']
      .concat(
        ['C', more.length > 0 ? 'L' : 'O', 'H'].map(
          (atom) => `    0.0000    0.0000    0.0000 ${atom}   0  0`,
        ),
        ['  1  2  1  0', '  2  3  1  0', ...more, 'M  END', ''],
      )
      .join('\n');
  expect(drawSought(rdkit, drawn()).written).toBe('CO');
  expect(drawSought(rdkit, drawn('M  ALS   2  2 F N   O   ')).written).toBe('[#6]-[#7,#8;!H0]');
});

test('what a line of text says is shown as it was written', () => {
  for (const line of ['[OX2H1]~*', '[$(C=O)]', '[#6]1:[#6]:[#7,#8]:1', '*', 'Cc1ccccc1']) {
    const { written, svg } = drawSought(rdkit, line);
    expect([written, svg.includes('<svg')]).toEqual([line, true]);
  }
});

test('a structure is indexed by its canonical form, whatever the notation', () => {
  const [smiles, molfile] = indexStructures(rdkit, [
    { smiles: 'OC1=CC=CC=C1' },
    { molfile: smilesToMolfile(rdkit, 'c1ccccc1O').molfile },
  ]);
  expect(smiles).toEqual(molfile);
  expect(smiles).toMatchObject({
    ...{ canonical: 'Oc1ccccc1', inchiKey: 'ISWSIDIOOBJBQZ-UHFFFAOYSA-N' },
    ...{ pattern: expect.stringMatching(/^[0-9a-f]{512}$/) },
    ...{ morgan: expect.stringMatching(/^[0-9a-f]{512}$/), morganBits: 11 },
  });
});

test.each([
  ['no structure', ''],
  ['half of one', 'C1CC('],
  ['an impossible valence', 'C(C)(C)(C)(C)C'],
  ['too many atoms', 'C'.repeat(501)],
  ['a word', 'nan'],
])('%s is not indexed, and the others are', (_what, smiles) => {
  const [bad, good] = indexStructures(rdkit, [{ smiles }, { smiles: 'C' }]);
  expect([bad, good?.canonical]).toEqual([null, 'C']);
});

test('a pattern has no fingerprint of a molecule', () => {
  expect(readSought(rdkit, '[C;R2]').molecule).toBeNull();
  expect(readSought(rdkit, 'C').molecule).toMatchObject({ morganBits: 1 });
});

test.each([
  ['nothing', '', 'nothing is drawn or written'],
  ['a name', 'cyclohexane', 'it is neither SMILES nor SMARTS'],
  ['half of a ring', 'C1CC', 'it is neither SMILES nor SMARTS'],
  ['another format', '{"commonchem": {}}', 'it is neither SMILES nor SMARTS'],
  ['a group that no atom stands for', chromone('ALK', 1), 'draw any atom (A) or a list of atoms'],
  ['R groups with members', `$MDL  REV  1\n${chromone('C', 1)}`, 'its R groups have members'],
  ['an atom with too many bonds', chromone('F', 2), 'A carbon has five bonds'],
  ['too many levels', `${'[$(C'.repeat(30)}${')]'.repeat(30)}`, 'at most 40 are read'],
  ['too many atoms', 'C'.repeat(501), 'at most 500 are read'],
])('%s is refused with the reason', (_what, written, reason) => {
  expect(() => readSought(rdkit, written)).toThrow(reason);
  expect(() => findSubstructure(rdkit, written, ['C'])).toThrow(reason);
  expect(() => drawSought(rdkit, written)).toThrow(reason);
});
