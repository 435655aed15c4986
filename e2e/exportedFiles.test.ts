import { execFileSync, spawnSync, type StdioOptions } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { withMol, type RDKit } from '../mocks/engine/chemistry/rdkit';
import { loadRDKit } from '../mocks/engine/chemistry/testing/loadRDKit';
import type { CompoundRecord } from '../src/domain/exports/compoundRecord';
import { inertCell } from '../src/domain/inertCell';
import { DEFAULT_COLUMNS, EXPORT_COLUMNS } from '../src/domain/exports/columnNames';
import { exportRows, exportText } from '../src/domain/exports/exportRows';
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

/** What an export says must be read by others as it was meant: here as molecules. */
describe('RDKit reads back', () => {
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

const hasOpenBabel = spawnSync('obabel', ['-V']).status === 0;

/** InChIKeys that the program finds in a file, which come from its own reading of every atom and bond. */
const inchiKeysOf = (text: string, format: 'sdf' | 'smi'): string[] =>
  execFileSync('obabel', [`-i${format}`, '-oinchikey'], { input: text, encoding: 'utf8', stdio })
    .trim()
    .split('\n');
const stdio: StdioOptions = ['pipe', 'pipe', 'ignore'];

/** Debian's package openbabel; where it is not installed, these tests are skipped. */
(hasOpenBabel ? describe : describe.skip)('Open Babel reads back', () => {
  it.each(['V2000', 'V3000'])('every record of an SD file in %s', (version) => {
    const text = exportText(planOf(version), { format: 'sdf', columns: DEFAULT_COLUMNS });
    expect(inchiKeysOf(text, 'sdf')).toEqual(inchiKeysOf(SMILES.join('\n'), 'smi'));
  });

  it('every line of a list of SMILES', () => {
    const text = exportText(planOf('V2000'), { format: 'smiles', columns: [] });
    expect(inchiKeysOf(text, 'smi')).toEqual(inchiKeysOf(SMILES.join('\n'), 'smi'));
  });
});

/** Compounds that PubChem takes. */
function depositedPlan() {
  const records = planOf('V2000').records.map((one, index) => ({
    ...one,
    stated: said({ name: `ionone ${HOSTILE_NAMES[index]}` }),
    article: { doi: '10.1000/xyz' },
  }));
  return { records, withFound: false, warnings: [] };
}

describe('a file for PubChem', () => {
  const text = () => exportText(depositedPlan(), { format: 'pubChem', columns: [] });

  it('is ASCII throughout', () => expect(text()).toMatch(/^[\x0a\x20-\x7e]+$/));

  it('holds every structure, as RDKit reads it back', () => {
    const parts = text().split(/^\$\$\$\$\n/m);
    expect(parts.pop()).toBe('');
    expect(parts.map(canonical)).toEqual(SMILES.map(canonical));
  });

  (hasOpenBabel ? it : it.skip)('holds every structure, as Open Babel reads it back', () => {
    expect(inchiKeysOf(text(), 'sdf')).toEqual(inchiKeysOf(SMILES.join('\n'), 'smi'));
  });
});

/** Compounds whose words are awkward in a table. */
function wordyPlan() {
  const notes = ['a,b', 'say "yes"', 'two\nlines', '=1+1', ' blank ', 'ß, ü; \u{1f9ea}'];
  const wordy = planOf('V2000').records.map((one, index) => ({
    ...one,
    stated: said({ name: HOSTILE_NAMES[index]!, note: notes[index]!, organism: 'Homo sapiens' }),
    article: { doi: '10.1000/xyz' },
  }));
  return { records: wordy, withFound: true, warnings: [] };
}

describe('a reader of CSV reads back', () => {
  const readBack = (format: 'csv' | 'coconut') => {
    const plan = wordyPlan();
    const choices = { format, columns: EXPORT_COLUMNS };
    const { headers, rows } = exportRows(plan, choices);
    const cells = [headers, ...rows.map((row) => row.map(String))];
    return { read: parse(exportText(plan, choices), { bom: true }) as string[][], cells };
  };

  it('every cell of csv, and no formula', () => {
    const { read, cells } = readBack('csv');
    expect(read).toEqual(cells.map((row) => row.map(inertCell)));
    expect(read.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  });

  it('every cell of coconut as it is: a program reads the file', () => {
    const { read, cells } = readBack('coconut');
    expect(read).toEqual(cells);
  });
});

const hasGnumeric = spawnSync('ssconvert', ['--version']).status === 0;

/** The cells of a file as the spreadsheet shows them, with every formula computed. */
function cellsInSpreadsheet(text: string): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'marcus-spreadsheet-'));
  try {
    const [from, to] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
    writeFileSync(from, text);
    const formats = ['--import-encoding=UTF-8', '--export-type=Gnumeric_stf:stf_csv'];
    execFileSync('ssconvert', [...formats, from, to], { stdio: 'ignore' });
    return parse(readFileSync(to), { relax_column_count: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Debian's package gnumeric; where it is not installed, this is skipped. */
(hasGnumeric ? describe : describe.skip)('a spreadsheet shows', () => {
  it('the cells of csv as written, and computes none', () => {
    const plan = wordyPlan();
    const choices = { format: 'csv', columns: EXPORT_COLUMNS } as const;
    const { headers, rows } = exportRows(plan, choices);
    expect(cellsInSpreadsheet(exportText(plan, choices))).toEqual([
      headers,
      // It takes the quote that keeps a cell inert for its own mark of a text, and does not show it.
      ...rows.map((cells) => cells.map(String)),
    ]);
  });
});
