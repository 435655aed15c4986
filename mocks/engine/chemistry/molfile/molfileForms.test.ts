import { withMol, type RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { molfileForms } from './molfileForms';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const L_ALANINE = 'C[C@H](N)C(=O)O';
const smilesOf = (molfile: string) => withMol(rdkit, molfile, (mol) => mol.get_smiles());

const drawn = (x: number, z = 0) => {
  const number = (value: number) => value.toFixed(4).padStart(10);
  return `a title
  drawn

  2  1  0  0  0  0  0  0  0  0999 V2000
${number(x)}    0.0000${number(z)} C   0  0
    0.0000    0.0000    0.0000 O   0  0
  1  2  1  0
M  END
`;
};

test('writes a SMILES in both versions, laid out, with its stereo', () => {
  const { v2000, v3000, laid_out } = molfileForms(rdkit, { smiles: L_ALANINE });
  expect(laid_out).toBe(true);
  expect(v2000).toMatch(/V2000\n/);
  expect(v3000).toMatch(/V3000\n/);
  expect(v2000).toMatch(/M {2}END\n$/);
  expect([smilesOf(v2000), smilesOf(v3000)]).toEqual([L_ALANINE, L_ALANINE]);
});

test('keeps the coordinates of a drawing, also where a SMILES is given', () => {
  const { v2000, v3000, laid_out } = molfileForms(rdkit, { molfile: drawn(4.5), smiles: 'CO' });
  expect(laid_out).toBe(false);
  expect(v2000).toContain('    4.5000    0.0000    0.0000 C');
  expect(v3000).toContain('M  V30 1 C 4.500000 0.000000 0.000000 0');
  expect(molfileForms(rdkit, { molfile: v3000 })).toEqual({ v2000, v3000, laid_out: false });
});

test.each([
  ['all atoms at one place', drawn(0)],
  ['a model in space', drawn(1, 1)],
])('lays out %s', (_name, molfile) => {
  const { v2000, laid_out } = molfileForms(rdkit, { molfile });
  expect(laid_out).toBe(true);
  expect(smilesOf(v2000)).toBe('CO');
  expect(v2000).not.toContain('1.0000    0.0000    1.0000');
});

test('writes double bonds, not aromatic ones', () => {
  const { v2000 } = molfileForms(rdkit, { smiles: 'c1ccccc1' });
  const orders = v2000
    .split('\n')
    .slice(10, 16)
    .map((line) => line.slice(6, 9).trim());
  expect(orders.toSorted()).toEqual(['1', '1', '1', '2', '2', '2']);
});

test('drops the title, which could end a record of an SD file', () => {
  const molfile = drawn(1).replace('a title', '$$$$');
  const { v2000, v3000 } = molfileForms(rdkit, { molfile });
  expect(`${v2000}${v3000}`).not.toContain('$$$$');
  expect(v2000.startsWith('\n')).toBe(true);
});

test('refuses what cannot be read', () => {
  expect(() => molfileForms(rdkit, { smiles: 'C1' })).toThrow('it is not a SMILES');
});
