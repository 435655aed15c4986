/** `marcus/engine` as another project uses it: linked into its `node_modules`, by its own types. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Reading an article takes a minute where others use the processor, too. */
jest.setTimeout(600_000);

const ROOT = path.resolve(__dirname, '../..');

let project: string;
const inProject = (...parts: readonly string[]) => path.join(project, ...parts);

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'engine-'));
  await mkdir(inProject('node_modules'));
  await symlink(ROOT, inProject('node_modules/marcus'));
  await writeFile(inProject('package.json'), '{ "type": "module" }');
  await copyFile('public/sample-article.pdf', inProject('article.pdf'));
  await writeFile(inProject('list.smi'), 'CCO ethanol\nc1ccccc1O phenol\n');
});
afterAll(() => rm(project, { recursive: true, force: true }));

async function node(...args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString('utf8')));
  child.stderr.on('data', (data: Buffer) => (err += data.toString('utf8')));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

/** The first example of the page. */
async function example(): Promise<string> {
  const page = await readFile(path.join(ROOT, 'docs/engine.md'), 'utf8');
  return /^```js\n([^]*?)^```$/m.exec(page)?.[1] ?? '';
}

test('the example of docs/engine.md reads an article and ends by itself', async () => {
  await writeFile(inProject('example.js'), await example());
  const { code, out, err } = await node('example.js');
  expect([code, err]).toEqual([0, expect.stringMatching(/^\d+ of \d+ drawings$/m)]);
  expect(out).toMatch(/^2\tscopoletin\t.*\tCOc1cc2ccc\(=O\)oc2cc1O$/m);
});

test('its types are checked without those of the application', async () => {
  await writeFile(inProject('example.ts'), await example());
  const options = ['--strict', '--noEmit', '--target', 'es2023', '--module', 'nodenext'];
  const { code, out } = await node(
    path.join(ROOT, 'node_modules/typescript7/bin/tsc'),
    ...[...options, '--lib', 'es2023,dom', '--types', '', 'example.ts'],
  );
  expect([code, out]).toEqual([0, '']);
});

const ENDS = `
import { readFile } from 'node:fs/promises';
import { openEngine } from 'marcus/engine';

const engine = await openEngine();
const told = [];
const tell = ({ name, message }) => told.push({ name, message });
const bytes = await readFile('list.smi');
const { compounds } = await engine.readArticle(bytes, { name: 'list.smi' });
await engine.readArticle(bytes).catch(tell);
await engine.readArticle('list.smi', { engine: 'none' }).catch(tell);
const signal = AbortSignal.timeout(300);
await engine.readArticle('article.pdf', { signal }).catch(tell);
await engine.close();
await engine.readArticle('list.smi').catch(tell);
console.log(JSON.stringify({ told, compounds, isEnded: engine.ended.aborted }));
`;

test('under tsx it reads bytes, and tells what it cannot read, was told to stop or has no services for', async () => {
  await writeFile(inProject('ends.ts'), ENDS);
  const tsx = `file://${path.join(ROOT, 'node_modules/tsx/dist/esm/index.mjs')}`;
  const { code, out, err } = await node('--import', tsx, 'ends.ts');
  expect([code, err]).toEqual([0, '']);
  const { told, compounds, isEnded } = JSON.parse(out);
  expect(compounds).toMatchObject([
    { drawings: ['page-1-drawing-1'], name: 'ethanol', smiles: 'CCO', isDoubtful: false },
    { name: 'phenol', inchiKey: 'ISWSIDIOOBJBQZ-UHFFFAOYSA-N', formula: 'C6H6O' },
  ]);
  expect(told).toMatchObject([
    { message: 'This file does not contain a PDF document' },
    { name: 'NoSuchEngineError', message: expect.stringContaining('There are: decimer') },
    { name: 'TimeoutError' },
    { message: expect.stringContaining('The services ended') },
  ]);
  expect(isEnded).toBe(true);
});
