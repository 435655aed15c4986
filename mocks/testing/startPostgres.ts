import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian puts the server's programs, by version. */
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server of its own, with an empty cluster. */
export interface RunningPostgres {
  /** Of its first database. */
  readonly url: string;
  /** Makes an empty database. @returns its address */
  readonly makeDatabase: () => string;
  readonly child: ChildProcess;
  /** Where its programs are. */
  readonly bin: string;
  readonly stop: () => Promise<void>;
}

const binFolder = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : path.join(DEBIAN, newest, 'bin');
};

/** Skipped, by name, on machines without a PostgreSQL server. */
export const describeWithPostgres: jest.Describe =
  binFolder() === undefined ? describe.skip : describe;

let databases = 0;

/** Starts one that listens on a socket in its own folder only. */
export async function startPostgres(): Promise<RunningPostgres> {
  const bin = binFolder() ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-postgres-'));
  const user = ownUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { stdio: 'ignore' as const, ...user };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'marcus', '-A', 'trust', '-N'],
    options,
  );
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], options);
  const addressOf = (database: string) =>
    `postgres://marcus@/${database}?host=${encodeURIComponent(folder)}`;
  const psql = (...values: string[]) =>
    execFileSync(path.join(bin, 'psql'), ['-h', folder, '-U', 'marcus', ...values], options);
  await untilAnswering(() => psql('-c', 'SELECT 1', 'postgres'));
  return {
    url: addressOf('postgres'),
    makeDatabase: () => {
      const name = `library_${(databases += 1)}`;
      psql('-c', `CREATE DATABASE ${name}`, 'postgres');
      return addressOf(name);
    },
    child,
    bin,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package made a user for it. */
function ownUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilAnswering(ask: () => unknown): Promise<void> {
  for (;;) {
    try {
      return void ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
