import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Library } from '../services/library/library';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import { openLibrary } from './openLibrary';
import { historyContract } from './testing/historyContract';
import { articleId, libraryContract } from './testing/libraryContract';

/** What holds for one database. */
function contracts(open: () => Promise<Library>): void {
  libraryContract(open);

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
  contracts(() => openLibrary({ folder: path.join(root, String((count += 1))) }));
});

describeWithPostgres('on a PostgreSQL server', () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  contracts(() => openLibrary({ url: server.makeDatabase() }));
});
