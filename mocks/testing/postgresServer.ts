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
  /** Ends it like a crash, and starts it again with what its disk has. */
  readonly kill: () => Promise<void>;
  /** Process id of the server. */
  readonly pid: () => number;
  /** Where its programs are. */
  readonly bin: string;
  readonly stop: () => Promise<void>;
}

const binFolder = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : path.join(DEBIAN, newest, 'bin');
};

/** Whether this machine has a PostgreSQL server. */
export const hasPostgres = (): boolean => binFolder() !== undefined;

/** Where Debian puts what a server can be extended by, by version. */
const EXTENSIONS = '/usr/share/postgresql';

/** Whether that server can compare structures (Debian's `postgresql-15-rdkit`). */
export const hasCartridge = (): boolean => {
  const version = path.basename(path.dirname(binFolder() ?? ''));
  return existsSync(path.join(EXTENSIONS, version, 'extension', 'rdkit.control'));
};

let databases = 0;

/**
 * Starts one that listens on a socket in its own folder only.
 *
 * @param settings beside those of a server as it is installed, such as `shared_buffers=1GB`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<RunningPostgres> {
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
  const own = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const values = ['-D', data, ...own.flatMap((setting) => ['-c', setting])];
  const addressOf = (database: string) =>
    `postgres://marcus@/${database}?host=${encodeURIComponent(folder)}`;
  const psql = (...args: string[]) =>
    execFileSync(path.join(bin, 'psql'), ['-h', folder, '-U', 'marcus', ...args], options);
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(path.join(bin, 'postgres'), values, options);
    // It ends where processes of a server that was killed still have its memory.
    const isRunning = await untilAnswering(child, () => psql('-c', 'SELECT 1', 'postgres'));
    return isRunning ? child : start();
  };
  let child = await start();
  return {
    url: addressOf('postgres'),
    makeDatabase: () => {
      const name = `library_${(databases += 1)}`;
      psql('-c', `CREATE DATABASE ${name}`, 'postgres');
      return addressOf(name);
    },
    bin,
    pid: () => child.pid ?? 0,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = await start();
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
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

/** @returns false if it has ended */
async function untilAnswering(child: ChildProcess, ask: () => unknown): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      ask();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}
