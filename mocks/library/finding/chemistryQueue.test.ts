import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../../testing/startPostgres';
import { openDatabase } from '../openDatabase';
import { sqlLibrary } from '../database/sqlLibrary';
import type { Tables } from '../database/tables';
import { articleId, eventOf } from '../testing/libraryContract';

describeWithPostgres('what is computed of compounds', () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('waits for nobody who is saying something of one of them, which is left for another time', async () => {
    const url = server.makeDatabase();
    const saying = await openDatabase({ url });
    // Who waits for a row fails.
    const pool = new Pool({ connectionString: url, lock_timeout: 100 });
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const { addArticle, append, finding } = sqlLibrary(database);
    const article = articleId();
    await addArticle({ id: article, fileName: 'a.pdf', bytes: 1 });
    const said = ['a', 'b', 'c'].flatMap((segment) => [
      eventOf(article, { part: `segments/${segment}`, to: { pageIndex: 0 } }),
      eventOf(article, { part: `structures/${segment}`, to: { smiles: 'C' } }),
    ]);
    await append(said, 'anna');
    const due = await finding.due(50);
    await saying.transaction().execute(async (open) => {
      await open.updateTable('compound').set({ number: '7' }).where('segment', '=', 'b').execute();
      await finding.computed(due.map(({ id, seq }) => ({ id, seq, index: null, taxa: [] })));
    });
    const left = await database
      .selectFrom('compound')
      .select('segment')
      .where('due', 'is not', null)
      .execute();
    expect(left).toEqual([{ segment: 'b' }]);
    await Promise.all([database.destroy(), saying.destroy()]);
  });
});
