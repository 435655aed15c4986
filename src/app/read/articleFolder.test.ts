import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedWork } from '@/domain/statistics/testing/checkedWork';
import type { Work } from '@/domain/work';
import { madeLibrary } from '../../features/library/testing/madeLibrary';
import type { ArticleReading } from '../engine/entry';
import { stateOf, writeArticle } from './articleFolder';
import { madeReading } from './testing/madeReading';

const READ: Partial<Work['structures'][number]> = { program: 'PixelGraph', smiles: 'CCO' };
const { key } = madeReading();
const NOW = '2026-01-02T03:04:05.000Z';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'Über tea-'));
});
afterEach(() => rm(folder, { recursive: true }));

const article = (changes: Partial<ArticleReading> = {}): ArticleReading => ({
  ...{ pages: 1, text: '', annotations: [], withheld: [], toCheck: [], notices: [] },
  drawings: [
    { place: 'page-1-drawing-1', page: 1, picture: new File(['png'], 'page_0_0_segmented.png') },
  ],
  compounds: [],
  files: [{ format: 'csv', content: new Blob(['smiles\r\nCCO\r\n']) }],
  table: { headers: ['smiles'], rows: [['CCO']] },
  workFile: () => madeLibrary([{ name: 'tea.pdf', work: checkedWork(undefined, READ) }]),
  ...changes,
});

const write = (changes?: Partial<ArticleReading>) =>
  writeArticle(folder, article(changes), { key, name: 'tea.pdf', now: NOW });

const workFile = () => path.join(folder, `${path.basename(folder)}.tar`);

const saveAsWork = async (work: Work, file = workFile()) => {
  const library = await madeLibrary([{ name: 'tea.pdf', work }]);
  await writeFile(file, new Uint8Array(await library.arrayBuffer()));
};

test('what was written is there the next time, with the key it was read by', async () => {
  const reading = await write();
  expect(await stateOf(folder, key)).toEqual({ kind: 'read', reading });
  expect(await stateOf(folder, { ...key, engine: 'decimer' })).toEqual({ kind: 'open' });
  expect((await readdir(folder)).toSorted()).toEqual([
    ...['compounds.csv', 'drawings', 'reading.json', path.basename(workFile())],
  ]);
});

test('an article without its last file is read again', async () => {
  await write();
  await rm(path.join(folder, 'reading.json'));
  expect(await stateOf(folder, key)).toEqual({ kind: 'open' });
});

test('another reading takes away the files of the earlier one, and none that a person put there', async () => {
  await write();
  await writeFile(path.join(folder, 'notes.txt'), 'mine');
  await write({ files: [] });
  expect((await readdir(folder)).toSorted()).toEqual([
    ...['drawings', 'notes.txt', 'reading.json', path.basename(workFile())],
  ]);
  expect(await readFile(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine');
});

const JUDGED = checkedWork({ verdict: 'correct' }, READ);
const EDITED = checkedWork(undefined, READ, { engine: 'manual-edit', smiles: 'CCN' });

test.each([
  ['judged', () => saveAsWork(JUDGED)],
  ['judged, under another name', () => saveAsWork(JUDGED, path.join(folder, 'from the page.tar'))],
  ['edited', () => saveAsWork(EDITED)],
  ['put there, whatever it is', () => writeFile(workFile(), 'no work file')],
])('a work file that a person %s keeps the folder as it is', async (_what, act) => {
  await write();
  await act();
  expect(await stateOf(folder, key)).toEqual({ kind: 'mine' });
  await rm(path.join(folder, 'reading.json'));
  expect(await stateOf(folder, key)).toEqual({ kind: 'mine' });
});

test('a work file that a person only saved again does not', async () => {
  const reading = await write();
  await saveAsWork(checkedWork(undefined, READ));
  expect(await stateOf(folder, key)).toEqual({ kind: 'read', reading });
});
