import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { LibraryEvent } from '../services/library/event';
import type { Acknowledged } from '../services/library/library';
import { randomOf } from '../testing/randomOf';
import { postingBy, request } from '../testing/servicesClient';
import { startProgram } from '../testing/startProgram';
import {
  describeWithPostgres,
  startPostgres,
  type RunningPostgres,
} from '../testing/startPostgres';
import { migrate } from './database/migrate';
import { sqlLibrary } from './database/sqlLibrary';
import type { Tables } from './database/tables';
import { EmbeddedPostgres } from './embedded/embeddedPostgres';
import { openLibrary } from './openLibrary';
import { expectAllKept, sayWhileKilled, type Mortal } from './testing/sayWhileKilled';

/** `MARCUS_KILLS=20 npx jest mocks/library/kills` kills more often. */
const ROUNDS = Number(process.env['MARCUS_KILLS'] ?? 3);
const SEED = Number(process.env['MARCUS_KILLS_SEED'] ?? 1);

jest.setTimeout(120_000 + ROUNDS * 60_000);

const TITLE = `of what is said while it is killed ${ROUNDS} times, with seed ${SEED}, nothing acknowledged is lost and nothing is there twice`;

const options = () => ({ rounds: ROUNDS, random: randomOf(SEED) });

/** A node that is killed; its library, as another process reads it. */
async function startNode(library: string): Promise<Mortal & { stop: () => Promise<void> }> {
  const start = () =>
    startProgram({
      program: 'mocks/hosts/node/server.ts',
      env: { PORT: '0', MARCUS_LIBRARY: library, MARCUS_RATE_LIMITS: 'off' },
    });
  let running = await start();
  const { postJson } = postingBy(async (route, init) => {
    const answer = await request(`http://127.0.0.1:${running.port}/library${route}`, init);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  });
  return {
    addArticle: (id) => postJson('/articles', { id, file_name: 'a.pdf', bytes: 1 }),
    append: async (events: readonly LibraryEvent[]): Promise<readonly Acknowledged[]> =>
      (await postJson('/events', events)).body.kept,
    kill: async () => {
      await running.kill();
      running = await start();
    },
    stop: () => running.stop(),
  };
}

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcus-kills-test-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test(`and its node: ${TITLE}`, async () => {
    const node = await startNode(folder);
    const said = await sayWhileKilled(node, options());
    await node.stop();
    const library = await openLibrary({ folder });
    await expectAllKept(library, said);
    await library.close();
  });

  test(`and its database: ${TITLE}`, async () => {
    const pool = new EmbeddedPostgres(folder);
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await migrate(database);
    const library = sqlLibrary(database);
    const said = await sayWhileKilled(
      {
        addArticle: (id) => library.addArticle({ id, fileName: 'a.pdf', bytes: 1 }),
        append: library.append,
        kill: async () => {
          const pid = await pool.pid().catch(() => undefined);
          if (pid !== undefined) process.kill(pid, 'SIGKILL');
          // It is started by the next call.
          await library.articles().catch(() => undefined);
        },
      },
      options(),
    );
    await expectAllKept(library, said);
    await database.destroy();
  });
});

describeWithPostgres('a server', () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test(`and its node: ${TITLE}`, async () => {
    const url = server.makeDatabase();
    const node = await startNode(url);
    const said = await sayWhileKilled(node, options());
    await node.stop();
    const library = await openLibrary({ url });
    await expectAllKept(library, said);
    await library.close();
  });

  test(`and its database: ${TITLE}`, async () => {
    const library = await openLibrary({ url: server.makeDatabase() });
    const said = await sayWhileKilled(
      {
        addArticle: (id) => library.addArticle({ id, fileName: 'a.pdf', bytes: 1 }),
        append: library.append,
        kill: server.kill,
      },
      options(),
    );
    await expectAllKept(library, said);
    await library.close();
  });
});
