/** @jest-environment node */
import initRDKitModule, { type MainModule } from '@rdkit/rdkit';
import { exportTable } from './exportColumns';
import { LOTUS } from './handOver/lotus';
import { NP_ATLAS } from './handOver/npAtlas';
import { PUBCHEM } from './handOver/pubChem';
import { sdfOf } from './sdf';
import { smilesListOf } from './smilesList';
import { drawing, record, said } from './testing/records';
import type { CompoundRecord } from './compoundRecord';

/** Stereo at centres and double bonds, rings, charges, isotopes, parts, residues and metals. */
const MOLECULES = [
  'CC(=O)Oc1ccccc1C(=O)O',
  'C[C@H](O)C(=O)O',
  'C[C@@H](O)C(=O)O',
  'OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O',
  'CC(C)CCC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CC=C4C[C@@H](O)CC[C@]4(C)[C@H]3CC[C@]12C',
  'C/C=C/C=C\\C(=O)O',
  'CN1C=NC2=C1C(=O)N(C)C(=O)N2C',
  'C[N+](C)(C)CC(=O)[O-]',
  '[Na+].CC(=O)[O-]',
  '[13CH4]',
  '[2H]OC',
  'c1ccc2c(c1)[nH]c1ccccc12',
  'C1CC2CCC1C2',
  'CS(=O)(=O)N',
  '[O-][N+](=O)c1ccccc1',
] as const;

/** Names that end a record, a field or a line where they are written as they stand. */
const NAMES = [
  'β-sitosterol',
  '$$$$',
  '> <smiles>',
  'M  END',
  'two\n$$$$\nlines',
  'x'.repeat(300),
  'a\tb|c##d"e',
  'V3000',
];

let rdkit: MainModule;
let records: readonly CompoundRecord[];
let keys: readonly string[];

beforeAll(async () => {
  rdkit = await initRDKitModule({ printErr: () => undefined });
  records = MOLECULES.map((smiles, index) => recordOf(smiles, NAMES[index % NAMES.length] ?? ''));
  keys = records.map(({ identifiers }) => identifiers.inchiKey ?? '');
});

function recordOf(smiles: string, name: string): CompoundRecord {
  const mol = rdkit.get_mol(smiles);
  if (!mol) throw new Error(smiles);
  mol.set_new_coords();
  const inchi = mol.get_inchi();
  const identifiers = {
    ...{ smiles: mol.get_smiles(), inchi, inchiKey: rdkit.get_inchikey_for_inchi(inchi) },
    ...{ stereoCentres: 0, definedStereoCentres: 0 },
  };
  const molfile = mol.get_molblock();
  mol.delete();
  return record({
    ...{ id: smiles, drawings: [drawing({ id: smiles })], smiles, molfile, identifiers },
    stated: said({ name, organism: 'Aspergillus oryzae', note: '$$$$\n> <x>' }),
    taxon: { source: 'NCBI', id: '5062', rank: 'species', name: 'Aspergillus oryzae' },
    article: { doi: '10.3390/metabo2010039', title: 'A\ttitle\nof two lines', authors: [] },
  });
}

/** InChIKey of a structure as RDKit reads it, from any of its notations. */
function keyOf(text: string): string {
  const mol = rdkit.get_mol(text);
  if (!mol) return `not read: ${text.slice(0, 80)}`;
  const key = rdkit.get_inchikey_for_inchi(mol.get_inchi());
  mol.delete();
  return key;
}

/** Records as readers of SD files part them, with their data fields. */
const sdRecords = (text: string) =>
  text
    .split(/^\$\$\$\$\n/m)
    .filter((part) => part !== '')
    .map((part) => ({
      molfile: part,
      fields: Object.fromEntries(
        [...part.matchAll(/^> {2}<([^>]+)>\n(.*)\n\n/gm)].map(([, field = '', value = '']) => [
          field,
          value,
        ]),
      ),
    }));

const inV3000 = (one: CompoundRecord): CompoundRecord => {
  const mol = rdkit.get_mol(one.molfile ?? '');
  const molfile = mol?.get_v3Kmolblock() ?? '';
  mol?.delete();
  return { ...one, molfile };
};

test('an SD file has each structure once, as it was, and its data beside it', () => {
  for (const written of [records, records.map(inV3000)]) {
    const table = exportTable(written, ['name', 'smiles', 'note'], { withFound: false });
    const read = sdRecords(sdfOf(written, table));
    expect(read.map(({ molfile }) => keyOf(molfile))).toEqual(keys);
    expect(read.map(({ fields }) => keyOf(fields['smiles'] ?? ''))).toEqual(keys);
  }
});

test('the file for PubChem has each structure twice alike: drawn, and as SMILES', () => {
  const read = sdRecords(PUBCHEM.text(records));
  const fit = records.filter((one) => PUBCHEM.needs.every(({ isMet }) => isMet(one)));
  expect(fit.length).toBeGreaterThan(10);
  const expected = fit.map(({ identifiers }) => identifiers.inchiKey);
  expect(read.map(({ molfile }) => keyOf(molfile))).toEqual(expected);
  const smiles = read.map(({ fields }) => fields['PUBCHEM_EXT_DATASOURCE_SMILES'] ?? '');
  expect(smiles.map(keyOf)).toEqual(expected);
});

test('the file for LOTUS has a SMILES of each key', () => {
  const [headers = '', ...rows] = LOTUS.text(records).trimEnd().split('\n');
  const columns = headers.split('\t');
  const cells = (name: string) => rows.map((row) => row.split('\t')[columns.indexOf(name)] ?? '');
  expect(rows.length).toBeGreaterThan(10);
  expect(cells('structureCleanedSmiles').map(keyOf)).toEqual(cells('structureCleanedInchikey3D'));
});

interface Dataset {
  readonly articles: readonly { readonly compounds: readonly { readonly smiles: string }[] }[];
}

test('the file for NPAtlas and the list of SMILES have the structures', () => {
  const read = JSON.parse(NP_ATLAS.text(records)) as Dataset;
  const smiles = read.articles.flatMap(({ compounds }) => compounds.map((one) => one.smiles));
  expect(smiles.length).toBeGreaterThan(10);
  expect(keys).toEqual(expect.arrayContaining(smiles.map(keyOf)));
  const lines = smilesListOf(records).trimEnd().split('\n');
  expect(lines.map((line) => keyOf(line.split('\t')[0] ?? ''))).toEqual(keys);
});
