import { withMol, type RDKit } from '../mocks/engine/chemistry/rdkit';
import { loadRDKit } from '../mocks/engine/chemistry/testing/loadRDKit';
import type { CompoundRecord } from '../src/domain/exports/compoundRecord';
import { DEFAULT_COLUMNS } from '../src/domain/exports/exportColumns';
import { exportText } from '../src/domain/exports/exportRows';
import { record, said } from '../src/domain/exports/testing/records';

/** Stereo at atoms and bonds, charges, isotopes, several parts. */
const SMILES = [
  'C[C@H](N)C(=O)O',
  'C/C=C/C(=O)[O-]',
  '[13CH4]',
  'O=C1C(C)=C[C@@]2(C)[C@H]1O2',
  '[Na+].[Cl-]',
  'c1ccc2[nH]ccc2c1',
];

const HOSTILE_NAMES = [
  'a\n\n$$$$\nb',
  '>  <name>\nforged',
  'tab\there',
  '$$$$',
  'M  END',
  'β-ionone',
];

/** What an export says must be read by others as it was meant. */
describe('RDKit reads back', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  const canonical = (text: string) => withMol(rdkit, text, (mol) => mol.get_smiles());
  const molfileOf = (smiles: string, version: string) =>
    withMol(rdkit, smiles, (mol) => {
      mol.set_new_coords();
      return version === 'V3000' ? mol.get_v3Kmolblock() : mol.get_molblock();
    })!;
  const records = (version: string): CompoundRecord[] =>
    SMILES.map((smiles, index) =>
      record({
        smiles,
        molfile: molfileOf(smiles, version),
        stated: said({ name: HOSTILE_NAMES[index]! }),
      }),
    );
  const planOf = (version: string) =>
    ({ records: records(version), withFound: true, warnings: [] }) as const;

  it.each(['V2000', 'V3000'])('every record of an SD file in %s, whatever its name', (version) => {
    const text = exportText(planOf(version), { format: 'sdf', columns: DEFAULT_COLUMNS });
    const parts = text.split(/^\$\$\$\$\n/m);
    expect(parts.pop()).toBe('');
    expect(parts.map(canonical)).toEqual(SMILES.map(canonical));
  });

  it('every line of a list of SMILES', () => {
    const text = exportText(planOf('V2000'), { format: 'smiles', columns: [] });
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => canonical(line.split('\t')[0]!))).toEqual(SMILES.map(canonical));
  });
});
