import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Library } from '../services/library/library';
import type { LibraryPlace } from '../services/library/librarySettings';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import { postgresPool } from './database/postgresPool';
import { EmbeddedPostgres } from './embedded/embeddedPostgres';
import { allRows } from './testing/allRows';
import { erasureContract } from './testing/erasureContract';
import { openLibrary } from './openLibrary';
import { findingContract } from './testing/findingContract';
import { historyContract } from './testing/historyContract';
import { articleId, libraryContract } from './testing/libraryContract';

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
});
