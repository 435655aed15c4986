/**
 * Comments that cite `docs/requirements` or `docs/contract.md` refer to an existing number, and the
 * requirements have the same numbers as the tables that tie them to tests.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ROOT = join(__dirname, '..');
const FOLDERS = ['src', 'mocks', 'e2e', 'eslint', 'public', 'stryker'];
const SOURCE = /\.(ts|tsx|js|css|html|py)$/;

/** `2.HEAD.7`, `S9.12`, `SD.1`, `X.1`, or a whole section such as `8`. */
const NUMBER = String.raw`(?:S?\d+|S?[DX])(?:\.[A-Z0-9]+)*`;
const CITATION = new RegExp(
  String.raw`(docs/[\w/-]+\.md)(?:(?:[,;]|:)? (${NUMBER}(?:(?:,| to| and) ${NUMBER})*))?`,
  'g',
);
/** A section of a document that is not in this repository. */
const ELSEWHERE =
  /(specification|contract|document),? sections? \d|field notes|core-workflow|[(;] ?decisions\b|interface document, /i;
/** Public standards are cited by their own sections. */
const STANDARD = /RFC|ISO|OWASP|Indexed Database|DOI Handbook|PNG|CTfile/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => SOURCE.test(path) && path !== 'e2e/citations.test.ts'),
).map((path) => ({
  path,
  // A citation may be split by a line break in the comment.
  text: readFileSync(join(ROOT, path), 'utf8').replace(/\n\s*(?:\*|\/\/) /g, ' '),
}));

/** Numbers in a document: those of its sections (`## 9. ...`) and of its statements (`- **9.1** ...`). */
function numbersIn(file: string): ReadonlySet<string> {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return new Set(
    Array.from(text.matchAll(/^(?:## |- \*\*)([\w.]+?)\.?(?:\*\*)? /gm), ([, n = '']) => n),
  );
}

const numbersOf = new Map<string, ReadonlySet<string>>();

function problemOf(file: string, number: string | undefined): string | undefined {
  if (!existsSync(join(ROOT, file))) return `there is no ${file}`;
  if (number === undefined) return undefined;
  const numbers = numbersOf.get(file) ?? numbersIn(file);
  numbersOf.set(file, numbers);
  return numbers.has(number) ? undefined : `${file} has no ${number}`;
}

const citations = sources.flatMap(({ path, text }) =>
  Array.from(text.matchAll(CITATION)).flatMap(([, file = '', numbers]) =>
    (numbers?.split(/, | to | and /) ?? [undefined]).map((number) => ({ path, file, number })),
  ),
);

test('each citation refers to an existing document and number', () => {
  expect(citations.filter(({ number }) => number !== undefined).length).toBeGreaterThan(200);
  const problems = citations
    .map(({ path, file, number }) => ({ path, problem: problemOf(file, number) }))
    .filter(({ problem }) => problem !== undefined);
  expect(problems).toEqual([]);
});

test('no comment cites a section of a document that is missing here', () => {
  const lines = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => ELSEWHERE.test(line) && !STANDARD.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

test.each([
  ['docs/requirements/core.md', 'core.md'],
  ['docs/requirements/session.md', 'session-overlays-submission.md'],
])('%s has the numbers that e2e/requirements ties to tests, each once', (file, table) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const stated = Array.from(text.matchAll(/^- \*\*([\w.]+)\*\*/gm), ([, number]) => number);
  const rows = readFileSync(join(__dirname, 'requirements', table), 'utf8');
  const tied = Array.from(rows.matchAll(/^\| (S?(?:\d+|[DX])\.[\w.]+) +\|/gm), ([, n]) => n);
  expect(stated).toEqual([...new Set(stated)]);
  expect([...stated].sort()).toEqual([...tied].sort());
});
