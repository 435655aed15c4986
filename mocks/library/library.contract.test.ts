import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { LibraryAwayError, type Library } from '../services/library/library';
import type { LibraryPlace } from '../services/library/librarySettings';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import { postgresPool } from './database/postgresPool';
import { EmbeddedPostgres } from './embedded/embeddedPostgres';
import { allRows } from './testing/allRows';
import { articlesContract } from './testing/articlesContract';
import { erasureContract } from './testing/erasureContract';
import { WRITERS } from './database/writers';
import { openDatabase } from './openDatabase';
import { openLibrary } from './openLibrary';
import { findingContract } from './testing/findingContract';
import { opinionsContract } from './testing/opinionsContract';
import { teamworkContract } from './testing/teamworkContract';
import { holdLock } from './testing/holdLock';
import { historyContract } from './testing/historyContract';
import { articleId, eventOf, libraryContract } from './testing/libraryContract';

type RowsPool = Pick<Pool, 'connect'> & { readonly end: () => Promise<void> };

/**
 * What holds for one database.
 *
 * @param makePlace of an empty library
 * @param poolOf connections to a library that no other process uses
 */
function contracts(makePlace: () => LibraryPlace, poolOf: (place: LibraryPlace) => RowsPool): void {
  const open = () => openLibrary(makePlace());
  libraryContract(open);

  erasureContract(async () => {
    const place = makePlace();
    const rows = async () => {
      const pool = poolOf(place);
      return allRows(pool).finally(() => pool.end());
    };
    return { library: await openLibrary(place), rows };
  });

  describe('finding', () => findingContract(open));
  describe('finding articles', () => articlesContract(open));
  describe('teamwork', () => teamworkContract(open));
  describe('second opinions', () => opinionsContract(open));

  describe('with pages at work', () => {
    let library: Library;
    beforeAll(async () => {
      library = await open();
    });
    afterAll(() => library.close());
    const makeLog = async () => {
      const article = articleId();
      await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 10 });
      const after = async (seq: number, limit: number) =>
        (await library.eventsAfter(seq, { article, limit: Math.min(limit, 1000) })).events;
      return { log: { append: library.append, after }, article };
    };
    historyContract(makeLog, { seeds: [1001, 1002, 1003, 1004, 1005], steps: 80 });
  });
}

describe('in a folder', () => {
  let root: string;
  let count = 0;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marcus-library-test-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  contracts(
    () => ({ folder: path.join(root, String((count += 1))) }),
    (place) => new EmbeddedPostgres('folder' in place ? place.folder : ''),
  );
});

describeWithPostgres('on a PostgreSQL server', () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  contracts(
    () => ({ url: server.makeDatabase() }),
    (place) => postgresPool('url' in place ? place.url : ''),
  );

  test('its figures are those of the database, from which they are gone when it is away', async () => {
    const library = await openLibrary({ url: server.makeDatabase() });
    await library.addArticle({ id: articleId(), fileName: 'a.pdf', bytes: 1 });
    expect(await library.figures()).toEqual({ articles: 1, connections: expect.any(Number) });
    await library.close();
    await expect(library.figures()).rejects.toThrow();
  });

  test('while many wait to write, others read', async () => {
    const url = server.makeDatabase();
    const [library, holding] = [await openLibrary({ url }), await openDatabase({ url })];
    const article = articleId();
    await library.addArticle({ id: article, fileName: 'a.pdf', bytes: 1 });
    const { letGo, ended } = await holdLock(holding, WRITERS);
    const added = Array.from({ length: 30 }, () =>
      library.addArticle({ id: articleId(), fileName: 'b.pdf', bytes: 1 }),
    );
    const said = Array.from({ length: 30 }, () => library.append([eventOf(article)], 'anna'));
    expect(await library.articles()).toHaveLength(1);
    letGo();
    await Promise.all([ended, ...added]);
    const seqs = (await Promise.all(said)).flatMap((kept) => kept.map(({ seq }) => seq));
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    await Promise.all([library.close(), holding.destroy()]);
  });

  test('a database that is away is told from a call that fails', async () => {
    const other = await startPostgres();
    const library = await openLibrary({ url: other.makeDatabase() });
    const add = (id: string) => library.addArticle({ id, fileName: 'a.pdf', bytes: 1 });
    await expect(add('no hash')).rejects.not.toThrow(LibraryAwayError);
    await other.stop();
    await expect(add(articleId())).rejects.toThrow(LibraryAwayError);
    await library.close();
  });
});
