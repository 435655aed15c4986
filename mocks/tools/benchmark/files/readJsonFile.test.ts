import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { answerFile, BOX } from '../testing/madeFiles';
import { ANSWER_FILE } from './answerFile';
import { parseJson, readJsonFile } from './readJsonFile';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'benchmark-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drawing = { page: 1, box: BOX };
const withDrawing = (change: object) => JSON.stringify(answerFile({ ...drawing, ...change }));
const textOfBox = (box: string) => withDrawing({}).replace(JSON.stringify(BOX), box);

test('what a tool does not say may be left out, null or empty', () => {
  const text = withDrawing({ smiles: null, label: '' });
  expect(parseJson(ANSWER_FILE, text).drawings).toEqual([{ ...drawing, smiles: null, label: '' }]);
});

test.each([
  ['a list', '[]', 'format: '],
  ['null', 'null', 'the file: '],
  ['NaN in a box', textOfBox('[NaN,0,9,9]'), 'is no JSON'],
  ['a reference to itself', '{"drawings": *1}', 'is no JSON'],
  ['ten thousand brackets', '['.repeat(10_000), 'is no JSON'],
  ['a deep list as a box', textOfBox('['.repeat(5_000) + ']'.repeat(5_000)), 'drawings.0.box'],
  ['null in a box', textOfBox('[null,0,9,9]'), 'drawings.0.box.0'],
  ['infinity in a box', textOfBox('[0,0,1e999,9]'), 'drawings.0.box.2'],
  ['text in a box', textOfBox('["0",0,9,9]'), 'drawings.0.box.0'],
  ['a box of three', textOfBox('[0,0,9]'), 'drawings.0.box'],
  ['a box of five', textOfBox('[0,0,9,9,9]'), 'drawings.0.box'],
  ['a box that is turned over', textOfBox('[9,0,0,9]'), 'drawings.0.box: is empty'],
  ['an empty box', textOfBox('[0,0,0,9]'), 'drawings.0.box: is empty'],
  ['page 0', withDrawing({ page: 0 }), 'drawings.0.page'],
  ['half a page', withDrawing({ page: 1.5 }), 'drawings.0.page'],
  ['a number as SMILES', withDrawing({ smiles: 6 }), 'drawings.0.smiles'],
  ['a SMILES without end', withDrawing({ smiles: 'C'.repeat(2_001) }), 'drawings.0.smiles'],
  ['a name with an escape sequence', withDrawing({ name: '\u001B[2J' }), 'drawings.0.name'],
  ['a field that is misspelt', withDrawing({ organisms: 'x' }), 'drawings.0.organisms'],
  ['too many drawings', JSON.stringify(answerFile(...many(1_001))), 'drawings: more than'],
  ['a DOI with its address', JSON.stringify(answerFile()).replace('10.5555', 'doi:10.5'), 'doi: '],
  ['another format', JSON.stringify({ ...answerFile(), format: 'x' }), 'format: '],
])('answers with %s are refused with the path', (_case, text, message) => {
  expect(() => parseJson(ANSWER_FILE, text)).toThrow(message);
});

function many(count: number) {
  return Array.from({ length: count }, () => ({ page: 1, box: BOX }));
}

test('what is wrong is told in a line, however long it is', () => {
  const parse = () => parseJson(ANSWER_FILE, withDrawing({ page: 'x\n'.repeat(100_000) }));
  expect(parse).toThrow(/^.{1,300}$/);
});

test('a file that is too large, a folder and a link to itself are refused with their name', async () => {
  const [large, nested, link] = ['large.json', 'folder.json', 'link.json'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  await writeFile(large, ' '.repeat(5_000_001));
  await mkdir(nested);
  await symlink(link, link);
  await expect(readJsonFile(ANSWER_FILE, large)).rejects.toThrow(`${large}: is larger than 5 MB`);
  await expect(readJsonFile(ANSWER_FILE, nested)).rejects.toThrow(`${nested}: is no file`);
  await expect(readJsonFile(ANSWER_FILE, link)).rejects.toThrow(/link\.json: .*ELOOP/);
});
