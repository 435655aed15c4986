import { sql } from 'kysely';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../../testing/startPostgres';
import { sqlLibrary } from '../database/sqlLibrary';
import { openDatabase } from '../openDatabase';
import { explainCommon, scansOf } from './commonStatements';
import { madeArticle, madeSegment, makeLibrary } from './madeLibrary';

describeWithPostgres('a made library', () => {
  let server: RunningPostgres;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    url = server.makeDatabase();
    const database = await openDatabase({ url });
    await makeLibrary(database, { articles: 600, drawings: 2 });
    await database.destroy();
  });
  afterAll(() => server.stop());

  test('has the articles and drawings that were asked for, and its tables follow from its log', async () => {
    const database = await openDatabase({ url });
    const library = sqlLibrary(database);
    const articles = await library.articles();
    const { events } = await library.eventsAfter(0, { limit: 10_000 });
    // Of 60 of them a second opinion of both drawings, and its end.
    expect([articles.length, events.length]).toEqual([600, 600 * 7 + 60 * 3]);
    const id = madeArticle(600);
    const own = events.filter(({ article }) => article === id);
    expect(own.map(({ part }) => part.split('/')[0]).sort()).toEqual([
      'article',
      'judgements',
      'judgements',
      'segments',
      'segments',
      'structures',
      'structures',
    ]);
    expect(articles.find((article) => article.id === id)).toMatchObject({
      title: 'Constituents of plant 600',
      seq: own.at(-1)?.seq,
    });
    const parts = (await library.parts(id)) ?? {};
    expect(Object.keys(parts).sort()).toEqual(own.map(({ part }) => part).sort());
    const twins = await library.finding.twins(id, madeSegment(600, 2), 'anna');
    expect(twins).toEqual([]);
    const { fields } = (await library.finding.statistics()).agreement;
    expect(fields).toMatchObject([
      { field: 'verdict', pairs: 120 },
      { field: 'structure', same: 106 },
    ]);
    await database.destroy();
  });

  test('no table is read from beginning to end for what pages ask most, but for the list of articles', async () => {
    const explained = await explainCommon(url, 7, true);
    expect(explained.map(({ of }) => of)).toEqual(
      expect.arrayContaining([
        'articles by words',
        'what an article has',
        'the latest changes',
        'erasing a name',
        'saying something',
      ]),
    );
    expect(explained.length).toBeGreaterThanOrEqual(10);
    expect(scansOf(explained)).toEqual([]);
  });

  test('asking how statements are answered keeps nothing', async () => {
    const database = await openDatabase({ url });
    const before = await sqlLibrary(database).last();
    await explainCommon(url, 7);
    expect(await sqlLibrary(database).last()).toBe(before);
    await database.destroy();
  });

  test('a missing index is told', async () => {
    const database = await openDatabase({ url });
    await sql`DROP INDEX event_of_article`.execute(database);
    await sql`ALTER TABLE event DROP CONSTRAINT event_id_key`.execute(database);
    await database.destroy();
    expect(scansOf(await explainCommon(url, 7, true))).toEqual([
      expect.stringMatching(/^saying something reads all of event: select "id", "seq"/),
    ]);
  });
});
