import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { openClient, type ServicesClient } from '../../../testing/servicesClient';
import { startServices, type RunningServices } from '../../../testing/startServices';
import {
  json,
  startEngineServer,
  type EngineServer,
} from '../../../hosts/engines/testing/engineServer';

jest.setTimeout(120_000);

/** Reads propan-2-ol in the picture below, with places. */
const PROGRAM = `
process.stdout.write(JSON.stringify({ ready: true, version: '1.1' }) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id } = JSON.parse(line);
  const molfile = require('node:fs').readFileSync('answer.mol', 'utf8');
  process.stdout.write(JSON.stringify({ id, smiles: 'CC(C)O', molfile, confidence: 0.97 }) + '\\n');
});
`;

/** Propan-2-ol in units of its own, y upwards. */
const MOLFILE = `
  other

  4  3  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0
    0.8660    0.5000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0
    1.7321    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0
    0.8660    1.5000    0.0000 O   0  0  0  0  0  0  0  0  0  0  0  0
  1  2  1  0
  2  3  1  0
  2  4  1  0
M  END
`;

/** The same as lines, at 60 pixels a bond from (40, 200), without the letters. */
function picture(): File {
  const canvas = createCanvas(200, 240);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, 200, 240);
  pen.lineWidth = 2;
  for (const [from, to] of [
    [
      [40, 200],
      [92, 170],
    ],
    [
      [92, 170],
      [144, 200],
    ],
    [
      [92, 170],
      [92, 110],
    ],
  ] as const) {
    pen.moveTo(from[0], from[1]);
    pen.lineTo(to[0], to[1]);
  }
  pen.stroke();
  return new File([new Uint8Array(canvas.toBuffer('image/png'))], 'propanol.png');
}

let folder: string;
let far: EngineServer;
let silent: EngineServer;
let services: RunningServices;
let client: ServicesClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
  far = await startEngineServer(json({ smiles: ['CC(C)O'] }));
  silent = await startEngineServer(() => undefined);
  await writeFile(path.join(folder, 'program.cjs'), PROGRAM);
  await writeFile(path.join(folder, 'answer.mol'), MOLFILE);
  const engines = [
    { id: 'molscribe', kind: 'process', command: [process.execPath, 'program.cjs'] },
    { id: 'first', name: 'First', kind: 'process', command: [process.execPath, 'program.cjs'] },
    { id: 'far', name: 'Far DECIMER', kind: 'cheminformatics-microservice', url: far.url },
    { id: 'away', name: 'Away', kind: 'marcus', engine: 'molnextr', url: 'http://127.0.0.1:9' },
    { id: 'silent', name: 'Silent', kind: 'marcus', engine: 'molnextr', url: silent.url },
  ];
  await writeFile(path.join(folder, 'engines.json'), JSON.stringify(engines));
  services = await startServices({
    MARCUS_ENGINES: path.join(folder, 'engines.json'),
    // Without OSRA, whatever this machine has.
    PATH: '',
  });
  client = await openClient(services.url);
});
afterAll(async () => {
  await services.stop();
  await far[Symbol.asyncDispose]();
  await silent[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const read = (engine: string, call = 'generate_both') =>
  client.postForm(`/latest/ocsr/${call}`, { image_file: picture(), engine });

test.each(['decimer', 'molscribe', 'far', 'best'])(
  'a reading by %s asks no engine that it does not need whether it is there',
  async (engine) => {
    await read(engine);
    expect(silent.calls).toEqual([]);
  },
);

test('the version that a program states when it starts stands with its first reading', async () => {
  const { body } = await read('first');
  expect(body).toMatchObject({ program: 'First', program_version: '1.1' });
});

test('they take the places of stand-ins, or stand beside them', async () => {
  const { body } = await client.json('/latest/ocsr/engines');
  expect(body.engines).toMatchObject([
    { id: 'decimer', program: 'PixelGraph', standsInFor: 'decimer' },
    { id: 'molnextr', program: 'VectorGraph', standsInFor: 'molnextr' },
    { id: 'molscribe', program: 'MolScribe', available: true },
    { id: 'first', program: 'First', available: true },
    { id: 'far', name: 'Far DECIMER', program: 'Far DECIMER', available: true },
    { id: 'away', available: false, reason: expect.stringContaining('does not answer at') },
    { id: 'silent', available: false, reason: expect.stringContaining('does not answer at') },
    { id: 'best', asks: ['decimer', 'molnextr', 'molscribe', 'first', 'far'] },
  ]);
  expect(body.engines[2]).not.toHaveProperty('standsInFor');
  expect(body.engines[2]).not.toHaveProperty('reader');
});

test('a program’s molfile is laid on the picture', async () => {
  const { status, body } = await read('molscribe');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    engine: 'molscribe',
    program: 'MolScribe',
    smiles: 'CC(C)O',
    confidence: expect.closeTo(0.97, 5),
    placement: { width: 200, height: 240 },
  });
  const [first = ''] = body.placement.molfile.split('\n').slice(4);
  expect(Number(first.slice(0, 10))).toBeCloseTo(40, -1);
  expect(Number(first.slice(10, 20))).toBeCloseTo(-200, -1);
});

test('services are given a smaller picture, and their SMILES has no place', async () => {
  const { body } = await read('far');
  expect(body).toMatchObject({ engine: 'far', program: 'Far DECIMER', smiles: 'CC(C)O' });
  expect(body).not.toHaveProperty('placement');
  expect(body).not.toHaveProperty('molfile');
});

test.each([
  ['an engine that is away', 'away', 503, /does not answer/],
  ['one that there is not', 'other', 422, /literal_error/],
])('%s is told', async (_what, engine, status, detail) => {
  const answer = await read(engine);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body.detail)).toMatch(detail);
});

test.each([
  ['a structure that cannot be read', json({ smiles: ['not a molecule'] }), 422, /cannot be read/],
  ['a fault', json({ detail: 'CUDA' }, 500), 502, /Far DECIMER failed \(500\): CUDA/],
])('%s in an answer is told', async (_what, answer, status, detail) => {
  far.answer = answer;
  const { status: given, body } = await read('far');
  far.answer = json({ smiles: ['CC(C)O'] });
  expect(given).toBe(status);
  expect(body.detail).toMatch(detail);
});

test('the best of all counts them, and says who agreed', async () => {
  const { body } = await read('best');
  expect(body).toMatchObject({ engine: 'best', smiles: 'CC(C)O', agreed: true });
  expect(body.readings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ engine: 'molscribe', program: 'MolScribe', agrees: true }),
    ]),
  );
});

test('nobody names an address to services on a server', async () => {
  const told = await client.json('/latest/ocsr/own_engines');
  expect(told.body).toEqual({ takes_addresses: false, origins: [], engines: [] });
  const fields = { kind: 'marcus', engine: 'decimer', url: silent.url };
  const added = await client.postForm('/latest/ocsr/own_engine', fields);
  expect(added.status).toBe(403);
  const removed = await client.json('/latest/ocsr/own_engine/far', { method: 'DELETE' });
  expect(removed.status).toBe(403);
  expect(silent.calls.map(({ path }) => path)).not.toContain('/latest/ocsr/generate_smiles');
});

test('molfiles are asked of those that write them', async () => {
  const { status } = await read('far', 'generate_molfile');
  expect(status).toBe(422);
  const { body } = await read('molscribe', 'generate_molfile');
  expect(body.molfile).toContain('V2000');
});
