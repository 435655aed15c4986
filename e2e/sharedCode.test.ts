/** What test files of one process share of a module (`jest/sharedCode.cjs`): its compiled code, nothing else. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marcus-shared-code-'));
  // As a package's, its code stays as it is.
  file = join(folder, 'node_modules/module.js');
  mkdirSync(join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param second when it was written, as a file system may tell no shorter times apart */
function write(source: string, second: number) {
  writeFileSync(file, source);
  utimesSync(file, second, second);
}

/** As another test file would. */
function load() {
  let exports: unknown;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    exports = require(file);
  });
  return exports;
}

test('a module that is loaded again starts with a state of its own', () => {
  write('exports.made = {};', 1);
  const first = load();
  expect(load()).toEqual(first);
  expect((load() as { made: object }).made).not.toBe((first as { made: object }).made);
});

test('a module that was changed is compiled again', () => {
  write('exports.made = 1;', 2);
  expect(load()).toEqual({ made: 1 });
  write('exports.made = 2;', 3);
  expect(load()).toEqual({ made: 2 });
});

test('an error is placed where the source has it, also in its first line', () => {
  write(
    'exports.fail = () => { throw new Error("here"); };\nexports.later = () => new Error();',
    4,
  );
  const { fail, later } = load() as { fail: () => never; later: () => Error };
  expect(fail).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('module.js:1:30') as string }),
  );
  expect(later().stack).toContain('module.js:2:');
});

test('what modules are given beside the globals are the globals of the test', () => {
  write('exports.list = Array; exports.counts = Map;', 5);
  expect(load()).toEqual({ list: Array, counts: Map });
});
