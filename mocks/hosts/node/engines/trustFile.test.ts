import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trustOf } from './trustFile';

const PIXEL_GRAPH = { right: 41, judged: 47, stated: 42.25 };
const FILE = {
  ...{ format: 'MARCUS trust', version: 1, madeOn: '2026-11-30', drawings: 52 },
  programs: { PixelGraph: PIXEL_GRAPH },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trust-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function trustWith(text: string) {
  const file = path.join(folder, 'trust.json');
  await writeFile(file, text);
  return trustOf({ MARCUS_TRUST: file });
}

test('without the variable nothing is known', async () => {
  expect(await trustOf({})).toBeUndefined();
  expect(await trustOf({ MARCUS_TRUST: '' })).toBeUndefined();
});

test('a file tells of each program', async () => {
  expect(await trustWith(JSON.stringify(FILE))).toEqual(new Map([['PixelGraph', PIXEL_GRAPH]]));
});

const programs = (changes: object) => ({
  ...FILE,
  programs: { PixelGraph: { ...PIXEL_GRAPH, ...changes } },
});

test.each([
  ['that is a list', [], '"format"'],
  ['of another kind', { ...FILE, format: 'library' }, '"format" is no file of npm run trust'],
  ['of another version', { ...FILE, version: 2 }, '"version" is not 1'],
  ['with more than that', { ...FILE, note: 'x' }, '"note"'],
  ['without a day', { ...FILE, madeOn: 'today' }, '"madeOn"'],
  ['with more right than judged', programs({ right: 48 }), 'has more right than judged'],
  ['with half a drawing', programs({ right: 0.5 }), '"programs.PixelGraph.right"'],
  ['with less than none', programs({ judged: -1 }), '"programs.PixelGraph.judged"'],
  ['that states too much', programs({ stated: 48 }), 'states more than 1 for each'],
  ['without what was stated', programs({ stated: undefined }), '"programs.PixelGraph.stated"'],
])('a file %s stops the start, with the variable and the place', async (_what, content, says) => {
  const reading = trustWith(JSON.stringify(content));
  await expect(reading).rejects.toThrow('MARCUS_TRUST cannot be used');
  await expect(reading).rejects.toThrow(says);
});

test.each([
  ['that is not there', () => trustOf({ MARCUS_TRUST: path.join(folder, 'none.json') }), 'ENOENT'],
  ['that is no JSON', () => trustWith('{'), 'JSON'],
  ['that is too large', () => trustWith(' '.repeat(1_000_001)), 'too large'],
])('a file %s does, too', async (_what, read, says) => {
  await expect(read()).rejects.toThrow(says);
});
