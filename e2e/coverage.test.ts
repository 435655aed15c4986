/** Keeps the tables in `requirements/` true: every test that they name exists under that name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(__dirname, '..');
const ROW = /^\| (\S+) \| (.+?) \| (.+) \| (.+?) \|$/;
const NUMBER = /^S?[1-9DX]\./;
const NAMED_TEST = /^(\S+) “(.+)”/;
const REFERENCE = /^see (\S+)$/;

interface Row {
  readonly number: string;
  /** The cell's lines: tests, references to other rows, or what is missing. */
  readonly shownBy: readonly string[];
}

/** Test files and the browser tests' fixtures, with `/` between folders. */
const testFiles = ['src', 'e2e', 'mocks'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => /\.(test|e2e)\.tsx?$|^e2e\/support\/test\.ts$/.test(path)),
);

function readTable(file: string) {
  const text = readFileSync(join(__dirname, 'requirements', file), 'utf8');
  const rows: readonly Row[] = text
    .split('\n')
    .map((line) => ROW.exec(line.replace(/ {2,}/g, ' ')))
    .filter((match) => match !== null)
    .map(([, number = '', , shownBy = '']) => ({
      number,
      shownBy: shownBy.replaceAll('\\|', '|').split('<br>'),
    }))
    .filter(({ number }) => NUMBER.test(number));
  return { file, text, rows };
}

const tables = [readTable('core.md'), readTable('session-overlays-submission.md')];
const rows = tables.flatMap((table) => table.rows);
const rowOf = new Map(rows.map((row) => [row.number, row]));

const isOpen = ({ shownBy }: Row) => shownBy[0]?.startsWith('open: ') === true;

/** A reference leads directly to tests: neither to an open row nor to one that only refers to others. */
function problemOfReference(number: string): string | undefined {
  const target = rowOf.get(number);
  if (!target) return `there is no row ${number}`;
  if (isOpen(target)) return `${number} is open itself`;
  return target.shownBy.every((line) => REFERENCE.test(line))
    ? `${number} only refers to others`
    : undefined;
}

function problemOf(line: string): string | undefined {
  const [, referredTo] = REFERENCE.exec(line) ?? [];
  if (referredTo !== undefined) return problemOfReference(referredTo);
  const [, suffix, name] = NAMED_TEST.exec(line) ?? [];
  if (suffix === undefined || name === undefined) return `not a file and a name: ${line}`;
  const found = testFiles.filter((path) => path === suffix || path.endsWith(`/${suffix}`));
  const [file] = found;
  if (file === undefined || found.length > 1) return `${found.length} files end in ${suffix}`;
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'");
  return text.includes(name) ? undefined : `${file} has no “${name}”`;
}

test('the tables have their rows, each number once', () => {
  expect(tables.map((table) => table.rows.length > 200)).toEqual([true, true]);
  expect(rowOf.size).toBe(rows.length);
});

test('each row names existing tests or rows, or says why it is open', () => {
  const problems = rows
    .filter((row) => !isOpen(row))
    .flatMap(({ number, shownBy }) =>
      shownBy
        .map(problemOf)
        .filter((problem) => problem !== undefined)
        .map((problem) => `${number}: ${problem}`),
    );
  expect(problems).toEqual([]);
});

test.each(tables)('the head of $file counts its rows and the open ones', ({ text, rows }) => {
  expect(text).toContain(`${rows.length} rows, ${rows.filter(isOpen).length} of them open`);
});
