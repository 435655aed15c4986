/** Keeps `coverage.md` true: every test that it names is there, under that name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(__dirname, '..');
const ROW = /^\| (\S+) \| (.+?) \| (.+) \| (.+?) \|$/;
const NAMED_TEST = /^(\S+) “(.+)”/;

interface Row {
  readonly number: string;
  readonly test: string;
}

/** Test files and the browser tests' fixtures, with `/` between folders. */
const testFiles = ['src', 'e2e'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => /\.(test|e2e)\.tsx?$|^e2e\/support\/test\.ts$/.test(path)),
);

const rows: readonly Row[] = readFileSync(join(__dirname, 'coverage.md'), 'utf8')
  .split('\n')
  .map((line) => ROW.exec(line.replace(/ {2,}/g, ' ')))
  .filter((match) => match !== null)
  .map(([, number = '', , test = '']) => ({ number, test }))
  .filter(({ number }) => /^[2-9X]\./.test(number));

const hasTest = ({ test }: Row) => !test.startsWith('open: ');

function problemOf(named: string): string | undefined {
  const [, suffix, name] = NAMED_TEST.exec(named) ?? [];
  if (suffix === undefined || name === undefined) return `not a file and a name: ${named}`;
  const found = testFiles.filter((path) => path === suffix || path.endsWith(`/${suffix}`));
  const [file] = found;
  if (file === undefined || found.length > 1) return `${found.length} files end in ${suffix}`;
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'");
  return text.includes(name) ? undefined : `${file} has no “${name}”`;
}

test('the table has its rows, each number once', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(250);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('each row names tests that are there, or says why it is open', () => {
  const problems = rows.filter(hasTest).flatMap(({ number, test }) =>
    test
      .replaceAll('\\|', '|')
      .split('<br>')
      .map(problemOf)
      .filter((problem) => problem !== undefined)
      .map((problem) => `${number}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test('the open rows are those that the head of the table counts', () => {
  const text = readFileSync(join(__dirname, 'coverage.md'), 'utf8');
  const open = rows.filter((row) => !hasTest(row)).length;
  expect(text).toContain(`${rows.length} rows, ${open} of them open`);
});
