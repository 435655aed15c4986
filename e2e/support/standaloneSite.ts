import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStandaloneConfig, type PageConfig } from '../../mocks/hosts/node/serving/pageConfig';
import { writeStandalone } from '../../mocks/hosts/node/standalone/writeStandalone';
import { serveFiles, type FileServer } from './fileServer';

/** Not at the root: a folder may be put anywhere. */
const BELOW = '/lab/marcus/';

export interface StandaloneSite extends FileServer {
  readonly folder: string;
  readonly config: PageConfig;
}

/**
 * The folder that `npm run build:standalone` writes, on a server that knows files only.
 *
 * @param env settings for which it is written
 */
export async function startStandaloneSite(
  env: Readonly<Record<string, string>> = {},
): Promise<StandaloneSite> {
  const parent = await mkdtemp(path.join(tmpdir(), 'standalone-'));
  const folder = path.join(parent, 'site');
  const config = readStandaloneConfig({ MARCUS_READ_BY_ITSELF: 'off', ...env });
  await writeStandalone(process.cwd(), { dist: 'dist', folder, config, isCompressed: false });
  const server = await serveFiles(folder, BELOW);
  const { stop } = server;
  return Object.assign(server, {
    folder,
    config,
    stop: async () => {
      await stop();
      await rm(parent, { recursive: true, force: true });
    },
  });
}
