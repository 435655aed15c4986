import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENGINE_LIMITS } from '../../engines/engineLimits';
import type { EngineQuestion, ExternalEngine } from '../../engines/externalEngine';
import { programEngine } from './programEngine';

jest.setTimeout(60_000);

/** Answers by the picture's text: what it is to do. */
const PROGRAM = `
const { readFileSync, statSync, appendFileSync } = require('node:fs');
appendFileSync('starts', 's');
const say = (line) => process.stdout.write(line + '\\n');
console.log('Loading weights ...');
if (process.env.NOT_READY) { console.error('no checkpoint'); process.exit(3); }
say(JSON.stringify({ ready: true, engine: 'test', version: '1.1' }));
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, png } = JSON.parse(line);
  const asked = readFileSync(png, 'utf8');
  const answer = (more) => say(JSON.stringify({ id, ...more }));
  if (asked === 'read') { say('a library says hello'); say(JSON.stringify({ id: 'other', smiles: 'N' })); answer({ smiles: 'CCO', molfile: 'M', confidence: 0.93, atoms: [{ symbol: 'C', x: 0.1, y: 0.2 }] }); }
  if (asked === 'environment') answer({ smiles: JSON.stringify(process.env) });
  if (asked === 'mode') answer({ smiles: (statSync(png).mode & 0o777).toString(8) });
  if (asked === 'error') answer({ error: 'no structure\\nhere' });
  if (asked === 'garbage') answer({ smiles: 7 });
  if (asked === 'crash') { console.error('out of memory'); process.exit(1); }
  if (asked === 'endless') process.stdout.write('x'.repeat(5000000));
});
`;

const LIMITS = { ...ENGINE_LIMITS, first: 20_000, later: 1_000, large: 1_000 };
const question = (what: string): EngineQuestion => ({
  png: new TextEncoder().encode(what),
  longerSide: 300,
  handDrawn: false,
});
const forever = new AbortController().signal;

let folder: string;
let engine: ExternalEngine;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
  await writeFile(path.join(folder, 'program.cjs'), PROGRAM);
  engine = opened();
});
afterEach(async () => {
  engine.close?.();
  await rm(folder, { recursive: true });
});

const opened = (environment: Readonly<Record<string, string>> = {}) =>
  programEngine(
    {
      id: 'molscribe',
      kind: 'process',
      command: [process.execPath, 'program.cjs'],
      folder,
      environment,
    },
    LIMITS,
  );

const read = (what: string) => engine.read(question(what), forever);
const starts = async () => (await readdir(folder)).includes('starts');

test('starts with the first picture, and answers those that are asked', async () => {
  expect(await starts()).toBe(false);
  await expect(engine.state()).resolves.toEqual({ available: true, version: '' });
  await expect(read('read')).resolves.toEqual({
    smiles: 'CCO',
    molfile: 'M',
    confidence: 0.93,
    atoms: [{ symbol: 'C', x: 0.1, y: 0.2, confidence: undefined }],
  });
  await expect(engine.state()).resolves.toEqual({ available: true, version: '1.1' });
});

test('gets the environment that programs need, and no key', async () => {
  process.env['OPENAI_API_KEY'] = 'secret';
  engine = opened({ DEVICE: 'cpu' });
  const { smiles = '' } = await read('environment');
  delete process.env['OPENAI_API_KEY'];
  expect(JSON.parse(smiles)).toMatchObject({ PATH: process.env['PATH'], DEVICE: 'cpu' });
  expect(smiles).not.toContain('secret');
});

test('gets pictures that only this user can read, which are gone afterwards', async () => {
  await expect(read('mode')).resolves.toMatchObject({ smiles: '600' });
});

test('an error that the program states is what it read', async () => {
  await expect(read('error')).resolves.toEqual({
    reason: 'MolScribe read nothing: no structure here.',
  });
});

test.each([
  ['an answer of another form', 'garbage', 'MolScribe wrote no answer.'],
  ['no answer', 'nothing', 'MolScribe took longer than'],
  ['its end', 'crash', 'MolScribe ended: out of memory.'],
  ['a line without end', 'endless', 'MolScribe ended: it wrote a line without end.'],
])('%s is told, and the next picture is read', async (_what, asked, message) => {
  await read('read');
  await expect(read(asked)).rejects.toThrow(message);
  await expect(read('read')).resolves.toMatchObject({ smiles: 'CCO' });
});

test('a program that failed thrice is given up with its last words', async () => {
  engine = opened({ NOT_READY: 'yes' });
  for (let i = 0; i < 3; i++) {
    await expect(read('read')).rejects.toThrow('MolScribe did not start: no checkpoint.');
  }
  await expect(read('read')).rejects.toThrow('MolScribe failed thrice: no checkpoint.');
  await expect(engine.state()).resolves.toMatchObject({
    available: false,
    reason: expect.stringContaining('failed thrice: no checkpoint'),
  });
});

test('a command that is not there is told', async () => {
  const command = [path.join(folder, 'none')];
  engine = programEngine({ id: 'molscribe', kind: 'process', command, folder }, LIMITS);
  await expect(read('read')).rejects.toThrow(/MolScribe did not start: .*ENOENT/);
});

test('a cancelled picture gives way at once, and the program goes on', async () => {
  const cancel = new AbortController();
  const given = engine.read(question('read'), cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(given).rejects.toThrow('cancelled');
  await expect(read('read')).resolves.toMatchObject({ smiles: 'CCO' });
});
