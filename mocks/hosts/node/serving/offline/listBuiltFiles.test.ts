import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listBuiltFiles } from './listBuiltFiles';
import { writeServiceWorker } from './writeServiceWorker';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marcus-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content = name): void {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

const namesOf = async () =>
  Object.fromEntries(
    Object.entries((await listBuiltFiles(folder)).parts).map(([id, files]) => [
      id,
      files.map(({ name }) => name),
    ]),
  );

test('the files of a build are listed by parts; what no browser needs is left out', async () => {
  for (const name of [
    'index.html',
    'assets/main.0123456789ab.js',
    'assets/main.0123456789ab.js.br',
    'assets/main.0123456789ab.js.map',
    'pdfjs/cmaps/a.bcmap',
    'ketcher/index.html',
    'ketcher/third-party-notices.txt',
    'sample-article.pdf',
    'service-worker.js',
    'build-info.json',
    'icons/icon-192.png',
    'icons/screenshot-wide.png',
  ]) {
    write(name);
  }
  expect(await namesOf()).toEqual({
    shell: ['assets/main.0123456789ab.js', 'icons/icon-192.png', 'index.html'],
    viewer: ['pdfjs/cmaps/a.bcmap'],
    editor: ['ketcher/index.html'],
    sample: ['sample-article.pdf'],
  });
});

test('sizes and hashes are those of the contents, as the service worker computes them', async () => {
  write('index.html', 'abc');
  const { parts } = await listBuiltFiles(folder);
  // SHA-256 of "abc" begins like this (FIPS 180-2, B.1).
  expect(parts['shell']).toEqual([
    { name: 'index.html', size: 3, hash: 'ba7816bf8f01cfea414140de' },
  ]);
});

test('another content is another version, and the same is the same', async () => {
  write('index.html', 'one');
  const first = (await listBuiltFiles(folder)).version;
  expect((await listBuiltFiles(folder)).version).toBe(first);
  write('index.html', 'two');
  expect((await listBuiltFiles(folder)).version).not.toBe(first);
});

test('the service worker has the list in it, and is one script', async () => {
  write('index.html', 'abc');
  await writeServiceWorker(path.resolve(__dirname, '../../../../..'), folder);
  const script = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
  expect(script).toContain('ba7816bf8f01cfea414140de');
  expect(script).not.toMatch(/\b(?:import|require)\b\s*[({"']/);
});
