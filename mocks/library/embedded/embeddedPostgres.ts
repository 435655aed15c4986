import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Pool, type PoolClient } from 'pg';
import { outlivingBreaks } from '../database/outlivingBreaks';
import { Turns } from './turns';

/** Port in a socket's name, `.s.PGSQL.5432`; nothing listens on a network. */
const PORT = 5432;

/** Milliseconds without a call after which its process ends, which gives 300 MB back. */
const IDLE_MS = 120_000;

/** Milliseconds; making the folder takes 6 s on a laptop, opening it less than one. */
const START_LIMIT_MS = 120_000;

/** Characters of what the process said last that are told if it ends. */
const KEPT_OUTPUT = 2_000;

interface Running {
  readonly child: ChildProcess;
  readonly turns: Turns;
  readonly closed: Promise<unknown>;
  /** Once its sockets are gone, too. */
  readonly ended: Promise<unknown>;
}

/**
 * Postgres in a folder: PGlite in a process of its own, started by the first call and ended when there are none. The
 * services speak to it as to any PostgreSQL server, over a socket that only this user can open.
 */
export class EmbeddedPostgres {
  private running: Promise<Running> | undefined;
  private inUse = 0;
  private idle: NodeJS.Timeout | undefined;
  /** The end of the processes that were asked to end. */
  private ended: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly idleMs = IDLE_MS,
    private readonly socketPlace = tmpdir(),
  ) {}

  /** Waits for its turn: Postgres in a folder serves one connection at a time. */
  async connect(): Promise<PoolClient> {
    this.inUse += 1;
    clearTimeout(this.idle);
    try {
      const { turns } = await this.start();
      const client = await turns.connect();
      const release = client.release.bind(client);
      client.release = (error) => {
        client.release = release;
        release(error);
        this.left();
      };
      return client;
    } catch (error) {
      this.left();
      throw error;
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    await this.stop();
  }

  /** Process id of the database; undefined while none runs. */
  async pid(): Promise<number | undefined> {
    return (await this.running)?.child.pid;
  }

  private left() {
    this.inUse -= 1;
    if (this.inUse > 0) return;
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.stop(), this.idleMs);
    this.idle.unref();
  }

  private start(): Promise<Running> {
    if (this.running) return this.running;
    const running = this.spawn();
    this.running = running;
    const forget = () => {
      if (this.running === running) this.running = undefined;
    };
    void running.then(async ({ closed, turns }) => {
      await closed;
      forget();
      await turns.end();
    }, forget);
    return running;
  }

  private async spawn(): Promise<Running> {
    await this.ended;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const data = path.join(this.folder, 'postgres');
    if (!(await exists(data))) await makeFolder(data);
    // For this user alone (mkdtemp(3)), and for this process, since what is old in such places is swept away.
    const sockets = await mkdtemp(path.join(this.socketPlace, 'marcus-library-'));
    const child = startNode('./serveFolder.ts', [data, path.join(sockets, `.s.PGSQL.${PORT}`)]);
    const closed = once(child, 'close');
    const ended = closed.finally(() => rm(sockets, { recursive: true, force: true }));
    await untilListening(child, closed);
    const pool = new Pool({
      ...{ host: sockets, port: PORT, database: 'postgres', user: 'postgres' },
      max: 1,
    });
    return { child, turns: new Turns(outlivingBreaks(pool)), closed, ended };
  }

  /** A call that comes meanwhile waits for the next process. */
  private async stop(): Promise<void> {
    const ended = endOf(this.running);
    this.running = undefined;
    this.ended = Promise.all([this.ended, ended]);
    await this.ended;
  }
}

async function endOf(starting: Promise<Running> | undefined): Promise<void> {
  const running = await starting?.catch(() => undefined);
  running?.child.kill('SIGTERM');
  await running?.ended;
}

async function makeFolder(folder: string): Promise<void> {
  const child = startNode('./makeFolder.ts', [folder]);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  throw new Error(`No database could be made in ${folder}`);
}

/** One that goes on by itself while its parent is killed notices by the channel between them. */
const startNode = (file: string, values: readonly string[]): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url)), ...values],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );

async function untilListening(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data: Buffer) => {
    said = `${said}${data.toString('utf8')}`.slice(-KEPT_OUTPUT);
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const lines = child.stdout ? createInterface(child.stdout) : undefined;
  const listening = lines ? once(lines, 'line') : ended;
  const outcome = await Promise.race([
    listening.then(() => 'listening'),
    ended.then(() => 'ended'),
  ]);
  clearTimeout(timer);
  if (outcome === 'ended') throw new Error(`The library's database did not start: ${said.trim()}`);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
