/** The commands that need no browser, run as by a user; slow ones in a short form. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmRun, npmServe } from '../../mocks/testing/npmRun';
import { plainArticle } from '../support/documents/pdfDocuments';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marcus-commands-'));
  writeFileSync(inFolder('article.pdf'), plainArticle('article.pdf', 'One line.').buffer);
  writeFileSync(inFolder('no-trace.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

// The shortest trace; src/app/replay reproduces the others, without a process for each.
test('npm run replay reproduces a trace', async () => {
  const { code, output } = await npmRun('replay', 'mocks/tools/traces/queue-wait.json');
  expect(output).toContain('Every state was reproduced.');
  expect(code).toBe(0);
});

test('npm run replay exits with code 2 if the file is not a trace', async () => {
  expect(await npmRun('replay', inFolder('no-trace.json'))).toMatchObject({ code: 2 });
});

test('npm run headers writes the files of deploy', async () => {
  expect(await npmRun('headers', folder)).toMatchObject({ code: 0 });
  expect(readFileSync(inFolder('_headers'), 'utf8')).toBe(readFileSync('deploy/_headers', 'utf8'));
});

test('npm run sbom lists every dependency in CycloneDX, and marks those for development', async () => {
  const { code, output } = await npmRun('sbom');
  const bill = JSON.parse(output.slice(output.indexOf('{\n'))) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly name: string;
      readonly version: string;
      readonly properties: readonly { readonly name: string }[];
    }[];
  };
  const listed = (isForDevelopment: boolean) =>
    bill.components
      .filter(
        ({ properties }) =>
          properties.some(({ name }) => name.endsWith(':development')) === isForDevelopment,
      )
      .map(({ name, version }) => `${name} ${version}`);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(listed(false)).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, v]) => `${name} ${v}`)),
  );
  expect(listed(true)).toContainEqual(expect.stringMatching(/^jest \d/));
  expect(code).toBe(0);
});

test('npm run services serves until it is stopped', async () => {
  const { origin, stop } = await npmServe('services');
  const health = await fetch(`${origin}/health`);
  await stop();
  expect(health.status).toBe(200);
  await expect(fetch(`${origin}/health`)).rejects.toThrow('fetch failed');
});

// With a Redis it is run by mocks/cluster/queue/worker.http.test.ts.
test('npm run worker exits with code 1 if it is not told where the queue is', async () => {
  const { code, output } = await npmRun('worker');
  expect(output).toContain('A queue needs MARCUS_REDIS_URL and MARCUS_FILES');
  expect(code).toBe(1);
});

test('npm run soak exits with code 0 if the limit of seats is kept', async () => {
  const { code, output } = await npmRun('soak', '--clients', '9', '--seconds', '2');
  expect(output).not.toContain('Broken:');
  expect(code).toBe(0);
});

test('npm run bench prints the CPU time of an article', async () => {
  const { code, output } = await npmRun('bench', inFolder('article.pdf'));
  expect(output).toMatch(/article\.pdf\n.*CPU s.*\nText and DOI +\d.*\nSegmentation, 1 pages +\d/);
  expect(code).toBe(0);
});

test('npm run evaluate:pages prints the drawings found on each page', async () => {
  const { code, output } = await npmRun('evaluate:pages', inFolder('article.pdf'));
  expect(output).toContain('article.pdf');
  expect(code).toBe(0);
});

test('npm run evaluate:articles compares an article with its truth table', async () => {
  writeFileSync(inFolder('neg23.pdf'), plainArticle('neg23.pdf', 'One line.').buffer);
  const { code, output } = await npmRun('evaluate:articles', folder, 'neg23');
  expect(output).toMatch(/Drawings found\n.*drawings.*false\nneg23( +0){6}\n/);
  expect(code).toBe(0);
});

test('npm run evaluate:text compares the tagger with people', async () => {
  const spans = [{ start: 5, end: 14, label: 'chemical' }];
  writeFileSync(
    inFolder('texts.jsonl'),
    JSON.stringify({ id: '1', text: 'Only quercetin.', spans }),
  );
  const { code, output } = await npmRun('evaluate:text', inFolder('texts.jsonl'));
  expect(output).toMatch(/texts\.jsonl, chemical +1 +1 +1\.000 +1\.000 +1\.000/);
  expect(code).toBe(0);
});

test('npm run taxa makes a file of taxa from word lists', async () => {
  const lists = inFolder('lib/dictionaries');
  mkdirSync(lists, { recursive: true });
  const names = 'genera genera_new species species_new species_bad family family_new genera_family';
  for (const name of [...names.split(' '), 'dict_ambig', 'overlap_new', 'dict_bad']) {
    writeFileSync(`${lists}/${name}.txt`, `${name === 'genera' ? 'garcinia' : 'vitis'}\n`);
  }
  const { code, output } = await npmRun('taxa', folder, madeWordNet(), inFolder('taxa.bin'));
  expect(output).toContain('taxa.bin: 2 genera, 0 epithets, 1 families, 1 common names');
  expect(code).toBe(0);
});

/** Nouns as in wndb(5WN): a genus of plants with one member, and what is none of a genus. */
function madeWordNet(): string {
  const dict = inFolder('dict');
  mkdirSync(dict);
  const nouns = [
    '00000001 20 n 01 genus_Vitis 0 000 | vines',
    '00000002 20 n 01 grape_vine 0 001 #m 00000001 n 0000 | a vine',
    '00000003 06 n 01 grape_press 0 000 | a machine',
  ];
  writeFileSync(path.join(dict, 'data.noun'), `${nouns.join('\n')}\n`);
  const index = ['grape_press n 1 0 1 0 00000003', 'grape_vine n 1 1 #m 1 0 00000002'];
  writeFileSync(path.join(dict, 'index.noun'), `${index.join('\n')}\n`);
  for (const kind of ['verb', 'adj', 'adv']) writeFileSync(path.join(dict, `index.${kind}`), '');
  return folder;
}

test('npm run train:text asks for texts, words and a file', async () => {
  const { code, output } = await npmRun('train:text', folder);
  expect(output).toContain('Usage: npm run train:text -- <folder> <words> <file>');
  expect(code).toBe(2);
});

test('npm run mutation finds the tests of a folder, and lists the available folders', async () => {
  const wrong = await npmRun('mutation', 'src/nowhere');
  expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('src/domain') });
  const { code, output } = await npmRun('mutation', 'src/features/theme', '--dry');
  expect(output).toMatch(/Initial test run succeeded. Ran \d+ tests/);
  expect(code).toBe(0);
});
