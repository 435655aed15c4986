import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceFingerprint } from './sourceFingerprint';

const SOURCES = {
  include: ['src', 'public', 'webpack.config.ts', 'package-lock.json'],
  exclude: ['src/other'],
};

let root: string;
const fingerprint = () => sourceFingerprint(root, SOURCES);
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marcus-sources-'));
  mkdirSync(path.join(root, 'src/app'), { recursive: true });
  mkdirSync(path.join(root, 'public'));
  write('src/app/main.ts', 'one');
  write('public/index.html', 'page');
  write('webpack.config.ts', 'config');
  write('package-lock.json', 'lock');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['src/app/main.ts', 'public/index.html', 'webpack.config.ts', 'package-lock.json'])(
  'changes with %s',
  async (file) => {
    const before = await fingerprint();
    write(file, 'another text');
    expect(await fingerprint()).not.toBe(before);
  },
);

test('changes when a file is added, but not when a test of one is', async () => {
  const before = await fingerprint();
  write('src/app/main.test.ts', 'test');
  expect(await fingerprint()).toBe(before);
  write('src/app/more.ts', '');
  expect(await fingerprint()).not.toBe(before);
});

test('does not change with the sources of another page', async () => {
  mkdirSync(path.join(root, 'src/other'));
  const before = await fingerprint();
  write('src/other/main.ts', 'one');
  expect(await fingerprint()).toBe(before);
  write('src/others.ts', 'one');
  expect(await fingerprint()).not.toBe(before);
});
