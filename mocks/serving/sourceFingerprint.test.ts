import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceFingerprint } from './sourceFingerprint';

let root: string;
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
    const before = await sourceFingerprint(root);
    write(file, 'another text');
    expect(await sourceFingerprint(root)).not.toBe(before);
  },
);

test('changes with a file that comes, not with a test of one', async () => {
  const before = await sourceFingerprint(root);
  write('src/app/main.test.ts', 'test');
  expect(await sourceFingerprint(root)).toBe(before);
  write('src/app/more.ts', '');
  expect(await sourceFingerprint(root)).not.toBe(before);
});
