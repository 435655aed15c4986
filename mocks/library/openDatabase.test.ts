import { sql, type Kysely } from 'kysely';
import { LibraryAwayError } from '../services/library/library';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import { CALLS } from './database/serverLimits';
import type { Tables } from './database/tables';
import { WRITERS } from './database/writers';
import { openDatabase } from './openDatabase';
import { openLibrary } from './openLibrary';
import { holdLock } from './testing/holdLock';
import { articleId, eventOf } from './testing/libraryContract';

/** The lock that Kysely's migrations wait for. */
const MIGRATION = sql`SELECT pg_advisory_xact_lock(3853314791062309107)`;

describeWithPostgres('a database on a server', () => {
  let server: RunningPostgres;
  let url: string;
  let opened: Kysely<Tables>[] = [];
  const open = async (...limits: [typeof CALLS] | []) => {
    const database = await openDatabase({ url }, ...limits);
    opened.push(database);
    return database;
  };
  beforeAll(async () => {
    server = await startPostgres();
  });
  beforeEach(() => {
    url = server.makeDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.destroy()));
    opened = [];
  });
  afterAll(() => server.stop());

  test.each([
    ['migrates', MIGRATION],
    ['writes', WRITERS],
  ])(
    'is opened by one who waits for another that %s for longer than a statement may take',
    async (_what, lock) => {
      const other = await open();
      const { letGo, ended } = await holdLock(other, lock);
      const opening = open({ ...CALLS, statementMs: 100 });
      const hasWaited = async () => {
        const { rows } = await sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
          AND wait_event = 'advisory' AND now() - query_start > interval '0.5 s'`.execute(other);
        return rows.length > 0;
      };
      let isOpened = false;
      void opening.finally(() => (isOpened = true)).catch(() => undefined);
      while (!isOpened && !(await hasWaited()));
      letGo();
      const database = await opening;
      await expect(sql`SELECT pg_sleep(10)`.execute(database)).rejects.toThrow(LibraryAwayError);
      await ended;
    },
  );

  test('gives up a transaction that says nothing more, for which others wait, and both are told that it is away', async () => {
    const gone = await open({ ...CALLS, idleMs: 300 });
    const library = await openLibrary({ url });
    const article = articleId();
    await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 1 });
    const { ended, letGo } = await holdLock(gone, WRITERS);
    expect(await library.append([eventOf(article)], 'anna')).toHaveLength(1);
    letGo();
    await expect(ended).rejects.toThrow(LibraryAwayError);
    await library.close();
  });

  test('has both limits, the one for who says nothing more the shorter', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      SELECT name, setting FROM pg_settings
      WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout')
      ORDER BY setting::int`.execute(await open());
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '15000' },
      { name: 'statement_timeout', setting: '30000' },
    ]);
  });
});
