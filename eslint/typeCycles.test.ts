/** knip refuses cycles of imports, but not of types: files that name each other's are understood only together. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { cyclesIn, importsOf } from './typeCycles';

const ROOT = path.join(__dirname, '..');

test('finds a circle of files, and what is only imported twice is none', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(cyclesIn(imports)).toEqual([['b', 'c', 'd', 'b']]);
});

test('reads imports of types, too', () => {
  const files = ['src/domain/segment.ts', 'src/domain/pageBox.ts'];
  expect(importsOf(ROOT, files).get('src/domain/segment.ts')).toEqual(['src/domain/pageBox.ts']);
});

test('no files of the product import each other, not even their types', () => {
  const listed = execFileSync('git', ['ls-files', 'src', 'mocks'], { cwd: ROOT, encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(cyclesIn(importsOf(ROOT, files))).toEqual([]);
});
