import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLibrary } from '../../library/openLibrary';
import { articleId, eventOf } from '../../library/testing/libraryContract';
import { npmRunWith } from '../../testing/npmRun';

jest.setTimeout(300_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-library-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (library: string, ...args: readonly string[]) =>
  npmRunWith(
    { MARCUS_LIBRARY: library === '' ? '' : path.join(folder, library) },
    'library',
    ...args,
  );

test('a folder is written to a file and read into another folder, but not while a node uses it', async () => {
  const file = path.join(folder, 'library.jsonl.gz');
  const library = await openLibrary({ folder: path.join(folder, 'first') });
  const id = articleId();
  await library.addArticle({ id, fileName: 'tea.pdf', bytes: 3 });
  const event = eventOf(id, { part: 'drafts/segment-1/name', to: 'theanine' });
  const [kept] = await library.append([event], 'anna');
  expect(await run('first', 'export', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Another process uses the library'),
  });
  await library.close();
  expect(await run('first', 'export', file)).toEqual({
    code: 0,
    output: `${file}: 1 articles and 1 events\n`,
  });
  expect(await run('second', 'import', file)).toEqual({
    code: 0,
    output: `${file}: 1 articles and 1 events, of which 1 were added\n`,
  });
  const second = await openLibrary({ folder: path.join(folder, 'second') });
  const { events } = await second.eventsAfter(0, { limit: 2 });
  await second.close();
  expect(events).toMatchObject([kept]);
});

test.each([
  [['first', 'restore', 'x'], 'Usage'],
  [['', 'export', 'x'], 'Usage'],
  [['nothing', 'export', 'x'], 'There is no library in'],
  [['nothing', 'import', 'x'], 'no such file'],
])('%j is refused, and makes no library', async ([library = '', ...args], message) => {
  const { code, output } = await run(library, ...args);
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
});
