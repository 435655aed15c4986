import { explainCommon, scansOf } from '../../../library/measuring/commonStatements';
import type { Explained } from '../../../library/measuring/explain';
import { makeLibrary, type LibrarySize } from '../../../library/measuring/madeLibrary';
import { tableSizes, type TableSize } from '../../../library/measuring/tableSizes';
import { openDatabase } from '../../../library/openDatabase';
import { startPostgres } from '../../../testing/postgresServer';
import { residentBytes } from '../../../testing/residentMemory';
import { startProgram } from '../../../testing/startProgram';
import { curatorName, runCurators, type CuratorOptions, type CuratorOutcome } from './curators';

export interface LibrarySoakOptions extends LibrarySize {
  readonly curators: number;
  readonly seconds: number;
  readonly pauseMs: number;
}

export interface LibrarySoakOutcome extends CuratorOutcome {
  readonly makingMs: number;
  readonly sizes: readonly TableSize[];
  readonly explained: readonly Explained[];
  /** Resident bytes of the node, at the end. */
  readonly nodeBytes: number;
  readonly findings: readonly string[];
}

/**
 * Settings of the server that differ from those that PostgreSQL is installed with; 128 MB of its own memory and
 * everything on the disk before it is acknowledged, as there.
 */
const SERVER = ['max_wal_size=4GB'];

/** A library of a size on a server of its own, and curators at one node of it. */
export async function runLibrarySoak(options: LibrarySoakOptions): Promise<LibrarySoakOutcome> {
  const server = await startPostgres(SERVER);
  try {
    const url = server.makeDatabase();
    const begun = Date.now();
    const database = await openDatabase({ url });
    await makeLibrary(database, options);
    const makingMs = Date.now() - begun;
    const { outcome, nodeBytes } = await withNode(url, options);
    const sizes = await tableSizes(database);
    await database.destroy();
    const explained = await explainCommon(url, 1);
    const findings = [...outcome.failed, ...scansOf(explained)];
    return { ...outcome, makingMs, sizes, explained, nodeBytes, findings };
  } finally {
    await server.stop();
  }
}

async function withNode(url: string, options: LibrarySoakOptions) {
  const names = Array.from({ length: options.curators }, (_, at) => `${curatorName(at)}=curator`);
  const node = await startProgram({
    program: 'mocks/hosts/node/server.ts',
    env: {
      ...{ PORT: '0', MARCUS_LIBRARY: url, MARCUS_USER_HEADER: 'X-Forwarded-User' },
      ...{ MARCUS_ROLES: names.join(','), MARCUS_TRUSTED_PROXIES: '127.0.0.1' },
      MARCUS_RATE_LIMITS: 'off',
    },
  });
  try {
    const at: CuratorOptions = { ...options, url: `http://127.0.0.1:${node.port}` };
    const outcome = await runCurators(at);
    return { outcome, nodeBytes: residentBytes(node.child.pid ?? 0) };
  } finally {
    await node.stop();
  }
}
