import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RDKit } from '../../engine/chemistry/rdkit';
import { loadRDKit } from '../../engine/chemistry/testing/loadRDKit';
import { scoreFolder } from './scoreFolder';
import { answerFile, trueDrawing, truthFile } from './testing/madeFiles';

let rdkit: RDKit;
let [truth, folder] = ['', ''];
beforeAll(async () => {
  rdkit = await loadRDKit();
});
beforeEach(async () => {
  [truth, folder] = [await made('truth-'), await made('answers-')];
  await write(truth, 'a', truthFile(trueDrawing()));
  await write(truth, 'b', { ...truthFile(trueDrawing()), doi: '10.5555/other' });
});
afterEach(() => Promise.all([truth, folder].map((each) => rm(each, { recursive: true }))));

const made = (prefix: string) => mkdtemp(path.join(os.tmpdir(), prefix));
const write = (where: string, name: string, value: object) =>
  writeFile(path.join(where, `${name}.json`), JSON.stringify(value));
const score = (answeredOnly = false) => scoreFolder(rdkit, { folder, truth, answeredOnly });

test('an article without answers is told, and counts unless only answered ones are asked for', async () => {
  await write(folder, 'a', answerFile({}));
  expect(await score()).toMatchObject({
    articles: [{ name: '10.5555/made' }, { name: '10.5555/other' }],
    missing: ['10.5555/other'],
  });
  expect((await score(true)).articles).toMatchObject([{ name: '10.5555/made' }]);
});

test('a DOI without a truth table is told; upper case makes no other DOI', async () => {
  await write(folder, 'a', { ...answerFile({}), doi: '10.5555/MADE' });
  await write(folder, 'x', { ...answerFile({}), doi: '10.5555/x' });
  expect(await score()).toMatchObject({ unknown: ['10.5555/x'], missing: ['10.5555/other'] });
});

test('a file that cannot be used is refused with its path, and the others are scored', async () => {
  await write(folder, 'a', answerFile({ smiles: 6 } as never));
  await write(folder, 'b', { ...answerFile({ page: 3 }), doi: '10.5555/other' });
  await write(folder, 'c', answerFile({}));
  await write(folder, 'd', answerFile({}));
  const { refused, missing, tools } = await score();
  expect(refused).toEqual([
    expect.stringMatching(/a\.json: drawings\.0\.smiles: /),
    expect.stringMatching(/d\.json: doi: another file/),
    '10.5555/other: drawings.0.page: the article has 2 pages',
  ]);
  expect(missing).toEqual(['10.5555/other']);
  expect(tools).toEqual(['made']);
});

test('two truth tables of one article are refused', async () => {
  await write(truth, 'c', truthFile(trueDrawing()));
  await expect(score()).rejects.toThrow(/c\.json: another table is of 10\.5555\/made, too/);
});
