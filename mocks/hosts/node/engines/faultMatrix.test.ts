import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { createEnginesTasks } from '../../../engine/tasks/engines';
import { cheminformaticsMicroservice } from '../../engines/cheminformaticsMicroservice';
import { ENGINE_LIMITS } from '../../engines/engineLimits';
import { EngineFailure, type ExternalEngine } from '../../engines/externalEngine';
import { marcusBackend } from '../../engines/marcusBackend';
import {
  json,
  startEngineServer,
  type Answer,
  type EngineServer,
} from '../../engines/testing/engineServer';
import { nodePorts } from '../nodePorts';
import { recogniseWithOsra } from '../osra/recogniseWithOsra';
import { programEngine } from './programEngine';

jest.setTimeout(120_000);

/** What can go wrong, as the table in docs/engines.md calls it. */
const FAULTS = [
  'it starts slowly',
  'a drawing takes too long',
  'a fault (500)',
  'nothing is seen (422)',
  'no structure is answered',
  'two molecules are answered',
  'it hangs up, or ends',
  'it is started again',
] as const;
type Fault = (typeof FAULTS)[number];

const CUDA = 'CUDA out of memory';
const NOTHING = 'no structure';
const TWO = 'CCO.CCN';
/** Long enough for a program to start, short enough to wait for. */
const LIMITS = { health: 300, first: 300, later: 300, large: 300, believed: 0 };
const PATIENT = { ...ENGINE_LIMITS, believed: 0 };
const isLate = (fault: Fault) =>
  fault === 'it starts slowly' || fault === 'a drawing takes too long';
const limitsFor = (fault: Fault) => (isLate(fault) ? LIMITS : PATIENT);

const picture = new Uint8Array(createCanvas(60, 40).toBuffer('image/png'));
const { understand } = createEnginesTasks(nodePorts);

let folder: string;
let server: EngineServer;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  server = await startEngineServer(json({}));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

type Read = () => ReturnType<typeof understand>;

/** What the user is shown, with what differs between machines left out. */
async function shown(read: Read): Promise<string> {
  const cut = (text: string) =>
    text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://…').replaceAll(/\d[\d.]* s\b/g, '… s');
  try {
    const outcome = await read();
    if (!outcome.ok) return `\`${cut(outcome.reason)}\``;
    const [remark] = outcome.remarks;
    return remark === undefined ? 'the drawing is read' : `it is read, with \`${remark}\``;
  } catch (error) {
    if (error instanceof EngineFailure) return `\`${cut(error.message)}\``;
    throw error;
  }
}

const readBy =
  (engine: ExternalEngine): Read =>
  async () => {
    const state = await engine.state();
    if (!state.available) throw new EngineFailure(state.reason);
    const question = { png: picture, longerSide: 60, handDrawn: false };
    const answer = await engine.read(question, new AbortController().signal);
    return understand({ answer, image: picture, name: engine.name });
  };

/** How services answer; `smiles` in the form of their kind. */
const byHttp = (fault: Fault, smiles: (text: string) => unknown): Answer => {
  const answers: Readonly<Record<Fault, Answer>> = {
    'it starts slowly': json({}, 503),
    'a drawing takes too long': ({ method }, response) =>
      method === 'GET' ? void response.end('{}') : undefined,
    'a fault (500)': json({ detail: CUDA }, 500),
    'nothing is seen (422)': json({ detail: NOTHING }, 422),
    'no structure is answered': json({ smiles: 7 }),
    'two molecules are answered': json(smiles(TWO)),
    'it hangs up, or ends': (_call, response) => void response.destroy(),
    'it is started again': json(smiles('CCO')),
  };
  const isHealthy = fault !== 'it starts slowly';
  return (call, response) =>
    (call.method === 'GET' && isHealthy ? json({ status: 'OK' }) : answers[fault])(call, response);
};

async function http(fault: Fault, kind: 'marcus' | 'cheminformatics-microservice') {
  const settings = { id: 'decimer', url: server.url };
  const surroundings = { limits: limitsFor(fault) };
  const engine =
    kind === 'marcus'
      ? marcusBackend({ ...settings, kind }, surroundings)
      : cheminformaticsMicroservice({ ...settings, kind }, surroundings);
  const smiles = (text: string) => ({ smiles: kind === 'marcus' ? text : text.split('.') });
  if (fault === 'it is started again') {
    server.answer = byHttp('it hangs up, or ends', smiles);
    await shown(readBy(engine));
  }
  server.answer = byHttp(fault, smiles);
  return shown(readBy(engine));
}

/** Does what its argument says, and after an end what it said first. */
const PROGRAM = `
const does = process.argv[2];
const { existsSync, writeFileSync } = require('node:fs');
const say = (line) => process.stdout.write(JSON.stringify(line) + '\\n');
const end = () => { console.error('${CUDA}'); process.exit(1); };
if (does !== 'it starts slowly') say({ ready: true });
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id } = JSON.parse(line);
  if (does === 'a fault (500)') say({ id, error: '${CUDA}' });
  if (does === 'nothing is seen (422)') say({ id, error: '${NOTHING}' });
  if (does === 'no structure is answered') say({ id, smiles: 7 });
  if (does === 'two molecules are answered') say({ id, smiles: '${TWO}' });
  if (does === 'it hangs up, or ends') end();
  if (does === 'it is started again') {
    if (existsSync('ended')) return say({ id, smiles: 'CCO' });
    writeFileSync('ended', '');
    end();
  }
});
`;

async function byProgram(fault: Fault): Promise<string> {
  await writeFile(path.join(folder, 'program.cjs'), PROGRAM);
  const command = [process.execPath, 'program.cjs', fault];
  const limits = fault === 'a drawing takes too long' ? { ...LIMITS, first: 10_000 } : LIMITS;
  const engine = programEngine(
    { id: 'decimer', kind: 'process', command, folder },
    isLate(fault) ? limits : PATIENT,
  );
  if (fault === 'it is started again') await shown(readBy(engine));
  const told = await shown(readBy(engine));
  engine.close?.();
  return told;
}

const RECORD =
  '\n\n\n  2  1  0  0  0  0  0  0  0  0999 V2000\n' +
  ['C', 'O'].map((symbol, x) => `    ${x}.0000    0.0000    0.0000 ${symbol}   0  0\n`).join('') +
  '  1  2  1  0\nM  END\n$$$$\n';

/** OSRA starts with each drawing, so that it can neither start slowly nor be started again. */
async function byOsra(fault: Fault): Promise<string> {
  const file = path.join(folder, 'osra');
  const sdf = path.join(folder, 'two.sdf');
  await writeFile(sdf, RECORD.repeat(2));
  const bodies: Readonly<Partial<Record<Fault, string>>> = {
    'a drawing takes too long': 'exec sleep 60',
    'a fault (500)': `echo "${CUDA}" >&2; exit 1`,
    'nothing is seen (422)': 'true',
    'no structure is answered': 'echo garbage',
    'two molecules are answered': `cat "${sdf}"`,
    'it hangs up, or ends': `echo "${CUDA}" >&2; kill -9 $$`,
  };
  const body = bodies[fault];
  if (body === undefined) return '–';
  await writeFile(file, `#!/bin/sh\n${body}\n`, { mode: 0o700 });
  const limit = fault === 'a drawing takes too long' ? { timeLimitMs: 300 } : {};
  return shown(() => recogniseWithOsra(picture, { program: file, ...limit }));
}

const KINDS = {
  marcus: (fault: Fault) => http(fault, 'marcus'),
  'cheminformatics-microservice': (fault: Fault) => http(fault, 'cheminformatics-microservice'),
  process: byProgram,
  osra: byOsra,
};
type Kind = keyof typeof KINDS;

/** The cells of the table in docs/engines.md whose first column is a fault, by the kinds in its head. */
async function table(): Promise<Map<string, string>> {
  const lines = (await readFile('docs/engines.md', 'utf8')).split('\n');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const head = rows.find(([, first, second]) => first === 'what happens' && second === '`marcus`');
  const cells = new Map<string, string>();
  for (const row of rows) {
    row.forEach((cell, column) => cells.set(`${row[1]} ${head?.[column]}`, cell));
  }
  return cells;
}

const MATRIX = FAULTS.flatMap((fault) =>
  (Object.keys(KINDS) as Kind[]).map((kind) => [kind, fault] as const),
);

test.each(MATRIX)('of %s, where %s, the user sees what the table says', async (kind, fault) => {
  const said = (await table()).get(`${fault} \`${kind}\``);
  expect(await KINDS[kind](fault)).toBe(said);
});
