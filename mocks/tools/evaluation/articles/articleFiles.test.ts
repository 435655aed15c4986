import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import { findArticles, LABELS_FOLDER, TRUTH_FOLDERS } from './articleFiles';
import { judgeReading } from './judgeReading';

let rdkit: RDKit;
let folder: string;
beforeAll(async () => {
  rdkit = await loadRDKit();
  folder = await mkdtemp(path.join(os.tmpdir(), 'articles-'));
  const tables = await Promise.all([...TRUTH_FOLDERS, LABELS_FOLDER].map((each) => readdir(each)));
  const pdfs = tables
    .flat()
    .filter((file) => /\.(tsv|json)$/.test(file))
    .map((file) => `${path.parse(file).name}_any.pdf`);
  await Promise.all(pdfs.map((pdf) => writeFile(path.join(folder, pdf), '')));
});
afterAll(() => rm(folder, { recursive: true }));

test('finds the PDF of each table by the start of its name', async () => {
  const articles = await findArticles(folder, []);
  expect(articles).not.toHaveLength(0);
  for (const { name, file } of articles) expect(path.basename(file)).toBe(`${name}_any.pdf`);
});

test('every table of labels can be read, and its article has no other table', async () => {
  const whole = await findArticles(folder, []);
  const labels = await findArticles(folder, [], [LABELS_FOLDER]);
  expect(labels).not.toHaveLength(0);
  expect(await findArticles(folder, [], [...TRUTH_FOLDERS, LABELS_FOLDER])).toHaveLength(
    whole.length + labels.length,
  );
  for (const { truths } of labels) expect(truths).not.toHaveLength(0);
});

test('every SMILES of every table can be read', async () => {
  for (const { truths } of await findArticles(folder, [])) {
    for (const { answers } of truths) {
      for (const answer of answers)
        expect(judgeReading(rdkit, [answer], answer).verdict).toBe('right');
    }
  }
});

test('an article without a table is refused', async () => {
  await expect(findArticles(folder, ['np99'])).rejects.toThrow('No drawings are known of "np99"');
});

test('a wanted article without a PDF is refused, any other is left out', async () => {
  const empty = __dirname;
  await expect(findArticles(empty, ['np01'])).rejects.toThrow('has no PDF of "np01"');
  expect(await findArticles(empty, [])).toEqual([]);
});
