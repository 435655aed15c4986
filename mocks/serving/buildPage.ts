import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { webpackConfig } from '../../webpack.config';
import { sourceFingerprint } from './sourceFingerprint';

const INFO_FILE = 'build-info.json';

export interface BuiltPage {
  /** Folder of the build. */
  readonly dist: string;
  /** False when the last build was still good. */
  readonly rebuilt: boolean;
}

/**
 * Builds the application for production, unless its sources are those of the last build.
 *
 * @throws Error with webpack's messages when the sources do not build
 */
export async function buildPage(root: string, onBuild: () => void): Promise<BuiltPage> {
  const dist = path.join(root, 'dist');
  const fingerprint = await sourceFingerprint(root);
  if ((await lastFingerprint(dist)) === fingerprint) return { dist, rebuilt: false };
  onBuild();
  const stats = await runWebpack();
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: true }));
  await writeFile(path.join(dist, INFO_FILE), JSON.stringify({ fingerprint }));
  return { dist, rebuilt: true };
}

async function lastFingerprint(dist: string): Promise<unknown> {
  try {
    const info: unknown = JSON.parse(await readFile(path.join(dist, INFO_FILE), 'utf8'));
    return typeof info === 'object' && info !== null && 'fingerprint' in info
      ? info.fingerprint
      : null;
  } catch {
    return null;
  }
}

function runWebpack(): Promise<Stats> {
  const compiler = webpack(webpackConfig('production'));
  if (compiler === null) throw new Error('webpack did not accept its configuration');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the file system cache.
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError);
        if (stats) resolve(stats);
      });
    });
  });
}
