/** `docs/settings.md` lists every environment variable that the code reads, and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const FOLDERS = ['src', 'mocks', 'e2e', 'eslint', 'stryker', '.'];

/** `env['NAME']`, `process.env.NAME`, and functions that take the name: `count(env, 'NAME', 1)`. */
const READ = /\benv(?:\.|\[['"]|, ['"])([A-Z][A-Z0-9_]+)\b/g;

/** Set by the system, npm or tests, never by a maintainer. */
const OTHERS = new Set(['PATH', 'INIT_CWD', 'TEST_CONNECTIONS']);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|js|cjs)$/.test(path) && !/\.(test|e2e)\.tsx?$/.test(path))
    .map((path) => join(ROOT, folder, path)),
);

const read = new Set(
  files
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(READ), ([, name = '']) => name),
    )
    .filter((name) => !OTHERS.has(name)),
);

const settings = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
const listed = new Set(
  Array.from(settings.matchAll(/`([A-Z][A-Z0-9_]+)`/g), ([, name = '']) => name),
);

test('each variable that is read is listed in docs/settings.md', () => {
  expect(read.size).toBeGreaterThan(25);
  expect([...read].filter((name) => !listed.has(name))).toEqual([]);
});

test('each variable that is listed is read', () => {
  expect([...listed].filter((name) => !read.has(name))).toEqual([]);
});
