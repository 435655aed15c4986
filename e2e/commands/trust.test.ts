/** What engines are worth here, from the library that the page saves to what the services tell and do. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmRun } from '../../mocks/testing/npmRun';
import { openClient } from '../../mocks/testing/servicesClient';
import { startServices } from '../../mocks/testing/startServices';
import { madeLibrary, onArticle } from '../../src/features/library/testing/madeLibrary';
import { checkedWork } from '../../src/domain/statistics/testing/checkedWork';

const PIXELS = { program: 'PixelGraph', smiles: 'CCO', confidence: 0.9 };
const BY_HAND = { engine: 'manual-edit', smiles: 'CCN' };

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trust-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, library: Promise<Blob>) =>
  writeFile(inFolder(name), new Uint8Array(await (await library).arrayBuffer()));

test('npm run trust counts a library’s checked drawings, and the services tell them', async () => {
  const [right, wrong] = [
    checkedWork({ verdict: 'correct' }, PIXELS),
    checkedWork({ verdict: 'correct' }, PIXELS, BY_HAND),
  ];
  const articles = ['a', 'b', 'c'].map((letter) => ({
    name: `${letter}.pdf`,
    work: onArticle(letter === 'c' ? wrong : right, letter),
  }));
  await write('library.tar', madeLibrary(articles));
  const output = inFolder('trust.json');
  const ran = await npmRun('trust', folder, '--output', output);
  expect(ran.output).toContain('PixelGraph: right in 2 of 3; at its word it would be 2.7');
  expect(ran.code).toBe(0);
  const services = await startServices({ MARCUS_TRUST: output, PATH: '' });
  try {
    const client = await openClient(services.url);
    const { body } = await client.json('/latest/ocsr/engines');
    const [pixelGraph, vectorGraph] = body.engines;
    expect(pixelGraph).toMatchObject({ program: 'PixelGraph' });
    expect(pixelGraph.checked).toEqual({ right: 2, judged: 3 });
    expect(vectorGraph).not.toHaveProperty('checked');
  } finally {
    await services.stop();
  }
});

test('npm run trust writes nothing where nothing was checked, and keeps an earlier file', async () => {
  const output = inFolder('earlier.json');
  await writeFile(output, 'earlier');
  const work = onArticle(checkedWork(undefined, PIXELS), 'd');
  await write('unseen.tar', madeLibrary([{ name: 'tea.pdf', work }]));
  const ran = await npmRun('trust', inFolder('unseen.tar'), '--output', output);
  expect(ran).toMatchObject({
    code: 1,
    output: expect.stringContaining(': 0 drawings, in articles: 1'),
  });
  expect(await readFile(output, 'utf8')).toBe('earlier');
});

test.each([
  ['without a library', [], 'npm run trust -- library.tar'],
  ['with a file of another kind', ['package.json'], 'package.json: '],
  ['with a folder without one', ['docs'], 'docs: there is no .tar file in it'],
])('npm run trust exits with code 2 %s', async (_what, given, says) => {
  const { code, output } = await npmRun('trust', ...given);
  expect(output).toContain(says);
  expect(code).toBe(2);
});
