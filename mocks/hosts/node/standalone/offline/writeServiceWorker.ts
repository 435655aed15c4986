import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { withEsbuild } from '../../withEsbuild';
import type { Asset } from '../assetList';
import { offlineBuildOf } from './offlineBuild';

/** Relative to the root of the repository. */
const SOURCE = 'src/serviceWorker/serviceWorker.ts';

/** Beside the page, whose folder it answers for. */
const FILE = 'service-worker.js';

/** Writes the service worker of a built page, with the list of the page's files: the last step of a build. */
export async function writeServiceWorker(
  root: string,
  folder: string,
  assets: readonly Asset[],
): Promise<void> {
  const options: BuildOptions = {
    absWorkingDir: root,
    entryPoints: [SOURCE],
    outfile: path.join(folder, FILE),
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    target: 'es2022',
    alias: { '@': path.join(root, 'src') },
    define: { BUILT_FILES: JSON.stringify(offlineBuildOf(assets)) },
    logLevel: 'silent',
  };
  await withEsbuild(() => build(options));
}
