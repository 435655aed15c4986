import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../../testing/startPostgres';
import { catchUpArticles } from '../finding/keepArticles';
import { articleId, eventOf } from '../testing/libraryContract';
import { migrate } from './migrate';
import { postgresPool } from './postgresPool';
import { sqlLibrary } from './sqlLibrary';
import type { Tables } from './tables';

describeWithPostgres('tables of earlier versions', () => {
  let server: RunningPostgres;
  let opened: Kysely<Tables>[] = [];
  const open = () => {
    const pool = postgresPool(server.makeDatabase());
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    opened.push(database);
    return database;
  };
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.destroy()));
    opened = [];
  });
  afterAll(() => server.stop());

  /** Columns, indexes and rules, as text. */
  const shapeOf = async (database: Kysely<Tables>) => {
    const { rows } = await sql<{ said: string }>`
      SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS said
      FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      ORDER BY said`.execute(database);
    return rows.map(({ said }) => said);
  };

  /** What a node of any version has written; the first one had no other columns than these. */
  async function write(database: Kysely<Tables>, article: string): Promise<void> {
    await sql`INSERT INTO article (id, file_name, bytes, title, doi, seq)
      VALUES (${article}, 'tea.pdf', 7, 'On tea', '10.1/x', 2)`.execute(database);
    const said = [
      ['drafts/1/name', '"tea"'],
      ['judgements/1', '{"verdict": "correct"}'],
    ];
    for (const [at, [part, value]] of said.entries()) {
      const seq = at + 1;
      await sql`INSERT INTO event (id, article, part, value_from, value_to, at, base, author)
        VALUES (${randomUUID()}, ${article}, ${part}, 'null', ${value}, '2026-11-30T10:00:00Z', 0,
          'anna')`.execute(database);
      await sql`INSERT INTO part (article, part, seq, value, author, at)
        VALUES (${article}, ${part}, ${seq}, ${value}, 'anna', '2026-11-30T10:00:00Z')`.execute(
        database,
      );
    }
  }

  /** From tables as they were then, with something in them, to those of this version. */
  async function expectSame(version: string, fresh: Kysely<Tables>): Promise<void> {
    const database = open();
    await migrate(database, version);
    const article = articleId();
    await write(database, article);
    await migrate(database);
    expect({ version, shape: await shapeOf(database) }).toEqual({
      version,
      shape: await shapeOf(fresh),
    });
    const library = sqlLibrary(database);
    expect(await library.articles()).toMatchObject([
      { id: article, fileName: 'tea.pdf', bytes: 7, title: 'On tea', doi: '10.1/x', seq: 2 },
    ]);
    await database.transaction().execute(catchUpArticles);
    const sought = { doi: '', curator: '', assigned: '', state: 'free' } as const;
    expect(await library.articles({ ...sought, text: 'tea' })).toMatchObject([{ id: article }]);
    const kept = { article, from: null, by: 'anna', at: '2026-11-30T10:00:00.000Z', base: 0 };
    expect((await library.eventsAfter(0, { limit: 10 })).events).toMatchObject([
      { ...kept, seq: 1, part: 'drafts/1/name', to: 'tea' },
      { ...kept, seq: 2, part: 'judgements/1', to: { verdict: 'correct' } },
    ]);
    expect(await library.parts(article)).toMatchObject({ 'drafts/1/name': { value: 'tea' } });
    const [next] = await library.append([eventOf(article, { part: 'drafts/1/name' })], 'ben');
    expect(next?.seq).toBe(3);
  }

  test('become those of this version, with all that is in them', async () => {
    const fresh = open();
    await migrate(fresh);
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(fresh);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name } of rows) await expectSame(name, fresh);
  });

  test('of a later version are refused as they are', async () => {
    const database = open();
    await migrate(database);
    await sql`INSERT INTO kysely_migration (name, timestamp)
      VALUES ('9999-later', '2030-01-01')`.execute(database);
    await sql`ALTER TABLE event ADD COLUMN later text`.execute(database);
    const before = await shapeOf(database);
    await expect(migrate(database)).rejects.toThrow('cannot be used by this version');
    expect(await shapeOf(database)).toEqual(before);
  });
});
