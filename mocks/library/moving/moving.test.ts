import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../../testing/startPostgres';
import type { Json } from '../../services/library/event';
import { sqlLibrary } from '../database/sqlLibrary';
import { openDatabase } from '../openDatabase';
import { articleId, eventOf } from '../testing/libraryContract';
import { exportLibrary } from './exportLibrary';
import { importLibrary } from './importLibrary';
import { linesOf, writeLines } from './libraryFile';

type Database = Awaited<ReturnType<typeof openDatabase>>;

async function exported(database: Database): Promise<readonly string[]> {
  const lines: string[] = [];
  await exportLibrary(database, async (line) => void lines.push(line));
  return lines;
}

async function* each(lines: readonly string[]) {
  yield* lines;
}

/** What anybody can see of a library. */
async function seen(database: Database) {
  const library = sqlLibrary(database);
  const articles = await library.articles();
  const { events } = await library.eventsAfter(0, { limit: 10_000 });
  return {
    articles,
    events,
    statistics: await library.finding.statistics(),
    inbox: await library.inbox('anna'),
    parts: await Promise.all(articles.map(({ id }) => library.parts(id))),
  };
}

const nameAt = (round: number) => `${round} "\n\u2028`;

/** Two articles and 1,310 events, with numbers that have gaps and times to the microsecond; two parts wait. */
async function fill(database: Database): Promise<void> {
  const library = sqlLibrary(database);
  const ids = [articleId(), articleId()];
  for (const id of ids) {
    await library.addArticle({
      id,
      fileName: 'tea "β".pdf',
      bytes: 7,
      title: 'Tea',
      doi: '10.1/x',
    });
  }
  const at = '2026-11-30T10:00:00.123456Z';
  for (let from = 0; from < 13; from += 1) {
    const events = Array.from({ length: 100 }, (_, index) => {
      const more = { part: `drafts/${index}/name`, from: null, to: nameAt(from), at };
      return eventOf(ids[index % 2] ?? '', more);
    });
    await library.append(events, 'anna');
    await sql`SELECT nextval(pg_get_serial_sequence('event', 'seq'))`.execute(database);
  }
  const said = [
    { part: 'article/title', to: 'On tea' },
    { part: 'segments/s1', to: { pageIndex: 0, label: { name: 'theine' } } },
    { part: 'judgements/s1', to: { verdict: 'correct', by: 'ben', at } },
    { part: 'drafts/100/name', to: 'tea' },
  ];
  await library.append(
    said.map((each) => eventOf(ids[0] ?? '', each)),
    'ben',
  );
  const name = (of: number, to: Json, base = 0) =>
    eventOf(ids[of % 2] ?? '', { part: `drafts/${of}/name`, to, base, at });
  // Not knowing of what stands; one comes back to it, and one is chosen.
  const first = [name(0, 'theine'), name(1, 'a'), name(1, nameAt(12)), name(100, 'x')];
  const kept = await library.append([...first, name(3, 'tea')], 'cleo');
  await library.append([name(3, 'theine', kept.at(-1)?.seq)], 'ben');
}

describeWithPostgres('a library that moves', () => {
  let server: RunningPostgres;
  let folder: string;
  let opened: Database[] = [];
  const open = async (place: { url: string } | { folder: string }) => {
    const database = await openDatabase(place);
    opened.push(database);
    return database;
  };
  const openOnServer = () => open({ url: server.makeDatabase() });
  beforeAll(async () => {
    server = await startPostgres();
    folder = await mkdtemp(path.join(tmpdir(), 'marcus-moving-test-'));
  });
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.destroy()));
    opened = [];
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  test('from a server to a folder and back it is the same to the byte, and goes on where no page can have been', async () => {
    const first = await openOnServer();
    await fill(first);
    const file = path.join(folder, 'library.jsonl.gz');
    await writeLines(file, (write) => exportLibrary(first, write));
    const inFolder = await open({ folder: path.join(folder, 'moved') });
    expect(await importLibrary(inFolder, linesOf(file))).toMatchObject({
      head: { articles: 2, events: 1310 },
      added: 1310,
    });
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    expect(await exported(inFolder)).toEqual(lines);
    const back = await openOnServer();
    await importLibrary(back, each(lines));
    expect((await seen(first)).inbox.contested).toHaveLength(2);
    expect(await seen(back)).toEqual(await seen(first));
    const [article] = await sqlLibrary(back).articles();
    const last = JSON.parse(lines.at(-1) ?? '').event.seq;
    const [next] = await sqlLibrary(back).append([eventOf(article?.id ?? '')], 'cleo');
    // Pages that know later events of the library take none of the next ones for these.
    expect(next?.seq).toBe(last + 1_000_001);
  });

  test.each(['America/New_York', 'Asia/Tokyo'])(
    'what has any time that a call takes comes back from a server in %s',
    async (zone) => {
      const url = server.makeDatabase();
      const setting = await open({ url });
      const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
        setting,
      );
      const name = sql.id(rows[0]?.name ?? '');
      await sql`ALTER DATABASE ${name} SET timezone TO ${sql.lit(zone)}`.execute(setting);
      const first = await open({ url });
      const id = articleId();
      await sqlLibrary(first).addArticle({ id, fileName: 'a.pdf', bytes: 1 });
      const times = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
      const said = times.map((at) => eventOf(id, { part: 'article/year', to: '2026', at }));
      await sqlLibrary(first).append(said, 'anna');
      const copy = await openOnServer();
      await importLibrary(copy, each(await exported(first)));
      expect((await seen(copy)).events).toEqual((await seen(first)).events);
    },
  );

  test('what pg_dump wrote, pg_restore makes the same library of', async () => {
    const [url, other] = [server.makeDatabase(), server.makeDatabase()];
    const first = await open({ url });
    await fill(first);
    const file = path.join(folder, 'library.dump');
    const run = (program: string, ...args: string[]) =>
      execFileSync(path.join(server.bin, program), args);
    run('pg_dump', '--format=custom', `--file=${file}`, url);
    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${other}`, file);
    const restored = await open({ url: other });
    expect(await seen(restored)).toEqual(await seen(first));
    const [article] = await sqlLibrary(restored).articles();
    // As docs/team.md has it.
    await sql`SELECT setval(pg_get_serial_sequence('event', 'seq'), max(seq) + 1000000) FROM event`.execute(
      restored,
    );
    const last = await sqlLibrary(restored).last();
    const [next] = await sqlLibrary(restored).append([eventOf(article?.id ?? '')], 'cleo');
    expect(next?.seq).toBe(last + 1_000_001);
  });

  test('imported twice it is there once, and an older file takes nothing away', async () => {
    const first = await openOnServer();
    await fill(first);
    const before = await exported(first);
    const [article] = await sqlLibrary(first).articles();
    const said = eventOf(article?.id ?? '', { part: 'article/year', to: '2026' });
    await sqlLibrary(first).append([said], 'anna');
    const after = await exported(first);
    expect(await importLibrary(first, each(before))).toMatchObject({ added: 0 });
    expect(await exported(first)).toEqual(after);
    const copy = await openOnServer();
    await importLibrary(copy, each(before));
    expect(await importLibrary(copy, each(after))).toMatchObject({ added: 1 });
    expect(await exported(copy)).toEqual(after);
  });

  test.each<[string, (lines: readonly string[]) => readonly string[], string]>([
    ['is cut off', (lines) => lines.slice(0, -1), 'cut off after 2 articles and 1309 events'],
    ['is empty', () => [], 'cut off'],
    ['is something else', () => ['{"kind":"x"}'], 'does not begin as a library'],
    [
      'is of a later version',
      ([head = '', ...rest]) => [head.replace('"version":1', '"version":2'), ...rest],
      'this version',
    ],
    ['has a broken line', (lines) => lines.with(900, '{"event"'), 'line 901, it is neither'],
    [
      'has a time that no page could read',
      (lines) => lines.with(900, (lines[900] ?? '').replace(/"at" ?: ?"[^"]+"/, '"at":"infinity"')),
      'line 901, an event has a time that is none',
    ],
    ['has another order', (lines) => [...lines.slice(0, 3), ...lines.slice(3).reverse()], 'order'],
    ['has an event of no article', (lines) => lines.toSpliced(1, 1), 'violates foreign key'],
  ])('of a file that %s nothing is imported', async (_how, damaged, message) => {
    const first = await openOnServer();
    await fill(first);
    const target = await openOnServer();
    const lines = damaged(await exported(first));
    await expect(importLibrary(target, each(lines))).rejects.toThrow(message);
    expect(await seen(target)).toMatchObject({ articles: [], events: [], parts: [] });
  });

  test('a library that has other events takes in no other one, and keeps its own', async () => {
    const [first, other] = [await openOnServer(), await openOnServer()];
    await fill(first);
    await fill(other);
    const before = await seen(other);
    await expect(importLibrary(other, each(await exported(first)))).rejects.toThrow(
      'it is another library',
    );
    expect(await seen(other)).toEqual(before);
  });

  test('what fails while a file is written leaves no file, and what is there is not written over', async () => {
    const file = path.join(folder, 'failing.jsonl');
    const failing = writeLines(file, async (write) => {
      await write('x');
      throw new Error('gone');
    });
    await expect(failing).rejects.toThrow('gone');
    await writeLines(file, (write) => write('whole'));
    await expect(writeLines(file, (write) => write('other'))).rejects.toThrow('is there already');
    expect(await readFile(file, 'utf8')).toBe('whole\n');
  });

  test('a packed file that was cut off is refused', async () => {
    const file = path.join(folder, 'cut.jsonl.gz');
    await writeLines(file, (write) => write('x'.repeat(10_000)));
    const bytes = await readFile(file);
    const cut = path.join(folder, 'half.jsonl.gz');
    await rm(file);
    await writeFile(cut, bytes.subarray(0, bytes.length / 2));
    const read = async () => {
      for await (const line of linesOf(cut)) expect(line).toBeDefined();
    };
    await expect(read()).rejects.toThrow('unexpected end of file');
  });
});
