import { sql, type Kysely } from 'kysely';
import type { Library } from '../services/library/library';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import type { Tables } from './database/tables';
import { openDatabase } from './openDatabase';
import { openLibrary } from './openLibrary';
import { holdLock } from './testing/holdLock';
import { articleId } from './testing/libraryContract';

/** Nobody can read compounds. */
const COMPOUNDS = sql`LOCK TABLE compound`;

describeWithPostgres('a library whose server has much to do', () => {
  let server: RunningPostgres;
  let other: Kysely<Tables>;
  let library: Library;
  beforeAll(async () => {
    server = await startPostgres();
    const url = server.makeDatabase();
    [library, other] = [await openLibrary({ url }), await openDatabase({ url })];
  });
  afterAll(async () => {
    await Promise.all([library.close(), other.destroy()]);
    await server.stop();
  });

  /** Connections that wait for compounds, as soon as there are any. */
  const waiting = async (atLeast = 1): Promise<number> => {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(other);
    return rows.length < atLeast ? waiting(atLeast) : rows.length;
  };

  test('counts once for all who ask for statistics at the same time', async () => {
    const { letGo, ended } = await holdLock(other, COMPOUNDS);
    const asked = Array.from({ length: 30 }, () => library.finding.statistics());
    // With the calls before it in the same pool, it would wait, too.
    expect(await library.articles()).toEqual([]);
    expect(await waiting()).toBe(1);
    letGo();
    await Promise.all([ended, ...asked]);
  });

  test('says that it is there while all connections of its calls are at work', async () => {
    const { letGo, ended } = await holdLock(other, COMPOUNDS);
    const asked = Array.from({ length: 30 }, () =>
      library.finding.twins(articleId(), 'segment-1', 'anna').catch(() => undefined),
    );
    await waiting(10);
    expect(await library.obstacle()).toBeNull();
    expect(await library.figures()).toEqual({ articles: 0, connections: expect.any(Number) });
    letGo();
    await Promise.all([ended, ...asked]);
  });
});
