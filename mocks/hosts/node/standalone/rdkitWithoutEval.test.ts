import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rdkitWithoutEval } from './rdkitWithoutEval';

const RDKIT = path.join('node_modules', '@rdkit', 'rdkit', 'dist');
const published = readFileSync(path.join(RDKIT, 'RDKit_minimal.js'), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rdkit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Calls of each kind: a free function, methods, values and objects passed in, text and objects given out. */
const USE = `
  const mol = rdkit.get_mol('OCC');
  const query = rdkit.get_qmol('CO');
  const list = new rdkit.MolList();
  list.append(mol);
  list.append(rdkit.get_mol('CCCO'));
  const log = rdkit.set_log_capture('rdApp.error');
  rdkit.get_mol('C(C)(C)(C)(C)C');
  const answers = {
    smiles: mol.get_smiles(),
    molfile: mol.get_molblock().includes('V2000'),
    match: mol.get_substruct_match(query),
    mcs: rdkit.get_mcs_as_smarts(list),
    bytes: mol.get_morgan_fp_as_uint8array(JSON.stringify({ radius: 2, nBits: 64 })).length,
    log: log.get_buffer().includes('valence'),
    unreadable: rdkit.get_mol('C1CC('),
  };`;

/** Runs the loader where text cannot become code, as under a policy without \`unsafe-eval\`. */
async function answersOf(loader: string, flags: readonly string[]): Promise<unknown> {
  const script = path.join(folder, 'loader.cjs');
  writeFileSync(script, loader);
  const wasm = JSON.stringify(path.resolve(RDKIT, 'RDKit_minimal.wasm'));
  const program = `
    require(${JSON.stringify(script)})({ locateFile: () => ${wasm}, printErr() {} }).then((rdkit) => {
      ${USE}
      console.log(JSON.stringify(answers));
    });`;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', program]);
  return JSON.parse(stdout);
}

const STRICT = ['--disallow-code-generation-from-strings'];

test('without code from text RDKit answers the same; as published it does not run then', async () => {
  const expected = await answersOf(published, []);
  expect(expected).toMatchObject({ smiles: 'CCO', log: true, unreadable: null });
  expect(await answersOf(rdkitWithoutEval(published), STRICT)).toEqual(expected);
  await expect(answersOf(published, STRICT)).rejects.toThrow('Code generation');
});

test.each([
  ['has changed in a known place', published.replace('invokerFnBody)}', 'body)}')],
  ['makes functions in another place, too', `${published};new Function('x')`],
])('a loader that %s is refused', (_how, loader) => {
  expect(() => rdkitWithoutEval(loader)).toThrow("RDKit's loader");
});
