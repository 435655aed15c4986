import { withMol, type RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { identify } from './identify';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const ofSmiles = (smiles: string) => identify(rdkit, { smiles });

test('names and measures a natural product', () => {
  // CHEBI:223316, PubChem CID 68827
  const artemisinin = 'C[C@@H]1CC[C@H]2[C@H](C(=O)O[C@H]3[C@@]24[C@H]1CC[C@](O3)(OO4)C)C';
  expect(ofSmiles(artemisinin)).toEqual({
    smiles: expect.stringMatching(/@/),
    inchi:
      'InChI=1S/C15H22O5/c1-8-4-5-11-9(2)12(16)17-13-15(11)10(8)6-7-14(3,18-13)19-20-15/h8-11,13H,4-7H2,1-3H3/t8-,9-,10+,11+,13-,14-,15-/m1/s1',
    inchi_key: 'BLUAFEHZUWYNDE-NNWCWBAJSA-N',
    formula: 'C15H22O5',
    exact_mass: 282.1467,
    average_mass: 282.336,
    rings: 4,
    heavy_atoms: 20,
    stereo_centres: 7,
    defined_stereo_centres: 7,
    remarks: [],
  });
});

test('has the same identifiers for every way to write a structure', () => {
  const molfile = `
  drawn

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 O   0  0
    1.0000    0.5000    0.0000 C   0  0
    2.0000    0.0000    0.0000 C   0  0
  1  2  1  0
  2  3  1  0
M  END
`;
  expect(identify(rdkit, { molfile })).toEqual(ofSmiles('OCC'));
  expect(ofSmiles('C(O)C')).toEqual(ofSmiles('CCO'));
});

test('joins a SMILES that is broken over lines', () => {
  expect(ofSmiles('CC(=O)Oc1ccccc1\r\nC(=O)O')).toEqual(ofSmiles('CC(=O)Oc1ccccc1C(=O)O'));
});

const atomLines = (elements: string) =>
  elements.split(' ').map((element, index) => {
    const [x, y] = [Math.cos(index), Math.sin(index)].map((at) => at.toFixed(4).padStart(10));
    return `${x}${y}    0.0000 ${element.padEnd(3)} 0  0`;
  });
const v2000 = (elements: string, bonds: readonly string[]) => {
  const atoms = atomLines(elements);
  const counts = [atoms.length, bonds.length].map((count) => String(count).padStart(3)).join('');
  const header = ['', '', '', `${counts}  0  0  0  0            999 V2000`];
  return [...header, ...atoms, ...bonds, 'M  END', ''].join('\n');
};

test.each([
  ['a wedge', '  1  2  1  1', 1],
  ['a wavy bond', '  1  2  1  4', 0],
])('a centre with %s in the molfile has as many configurations: %s', (_what, bond, defined) => {
  const molfile = v2000('C F Cl Br C', [bond, '  1  3  1', '  1  4  1', '  1  5  1']);
  expect(identify(rdkit, { molfile })).toMatchObject({
    smiles: expect.stringMatching(defined === 1 ? /@/ : /^[^@]*$/),
    stereo_centres: 1,
    defined_stereo_centres: defined,
  });
});

test('a wavy bond takes the configuration from its centre, whatever wedge begins there, too', () => {
  const molfile = v2000('C F Cl Br C', ['  1  2  1  1', '  1  3  1  4', '  1  4  1', '  1  5  1']);
  expect(identify(rdkit, { molfile }).smiles).toBe('CC(F)(Cl)Br');
});

test('a coordinate bond of a molfile is one in the SMILES, and the metal gets no hydrogen', () => {
  const bonds = ['  1  2  2', '  2  3  1', '  3  4  2', '  4  5  1', '  5  6  2', '  6  1  1'];
  const molfile = v2000('N C C C C C Fe', [...bonds, '  1  7  9']);
  expect(identify(rdkit, { molfile })).toMatchObject({
    smiles: '[Fe]<-[n]1ccccc1',
    formula: 'C5H5FeN',
  });
});

// caryophyllene, germacrene A, humulene: double bonds in rings of nine to eleven atoms
test.each([
  'C=C1CC/C=C(\\C)CC[C@@H]2[C@@H]1CC2(C)C',
  'C=C(C)[C@@H]1CC/C(C)=C/CC/C(C)=C/C1',
  'CC1=CCC(C)(C)/C=C/C/C(C)=C/CC1',
])('a double bond of a ring keeps its E or Z from a molfile: %s', (smiles) => {
  const molfile = withMol(rdkit, smiles, (mol) => {
    mol.set_new_coords();
    return mol.get_molblock();
  });
  expect(identify(rdkit, { molfile }).smiles).toBe(ofSmiles(smiles).smiles);
});

test('reads the molfile where the SMILES cannot be read', () => {
  const molfile =
    '\n\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0 0.0 0.0 N   0  0\nM  END\n';
  const padded = molfile.replace('    0.0 0.0 0.0 N', '    0.0000    0.0000    0.0000 N  ');
  expect(identify(rdkit, { smiles: 'C1CC', molfile: padded }).formula).toBe('H3N');
});

test('tells stereoisomers apart in the second block of the key, and counts what is undefined', () => {
  const [left, right, open] = ['C[C@H](N)O', 'C[C@@H](N)O', 'CC(N)O'].map(ofSmiles);
  const blocks = [left, right, open].map((each) => each?.inchi_key?.split('-'));
  expect(new Set(blocks.map((block) => block?.[0])).size).toBe(1);
  expect(new Set(blocks.map((block) => block?.[1])).size).toBe(3);
  expect([left, right, open].map((each) => each?.defined_stereo_centres)).toEqual([1, 1, 0]);
  expect(open?.stereo_centres).toBe(1);
});

test('a structure with a residue has no InChI and no mass', () => {
  expect(ofSmiles('*CC')).toMatchObject({
    inchi: null,
    inchi_key: null,
    formula: 'C2H5*',
    exact_mass: null,
    average_mass: null,
  });
});

test('takes the mass of an electron into account', () => {
  expect(ofSmiles('[Cl-]').exact_mass).toBe(34.9694);
  expect(ofSmiles('[Na+]').exact_mass).toBe(22.9892);
});

test.each([
  ['C[N](C)(C)C', 'A nitrogen has four bonds, more than its valence permits'],
  ['C1CC(', 'it is not a SMILES'],
  ['InChI=1S/CH4/h1H4\n', 'it is not a SMILES'],
])('refuses %j: %s', (smiles, message) => {
  expect(() => ofSmiles(smiles)).toThrow(message);
});

test('refuses what is too large, and nothing at all', () => {
  const failure = (smiles: string) => {
    try {
      return ofSmiles(smiles);
    } catch (error) {
      return error;
    }
  };
  expect(failure('C'.repeat(501))).toMatchObject({ failure: 'beyond-limits' });
  expect(failure(' ')).toMatchObject({ failure: 'invalid' });
});

test.each([
  ['CCO', 0],
  ['c1ccccc1', 1],
  ['c1ccc2ccccc2c1', 2],
  ['C12C3C4C1C5C2C3C45', 5],
  ['C1CC1.C1CC1', 2],
])('%s has %i rings', (smiles, rings) => {
  expect(ofSmiles(smiles).rings).toBe(rings);
});
