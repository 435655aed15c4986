import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { APPLICATION, STRUCTURE_EDITOR, type PageBuild } from './builds';
import { sourceFingerprint } from './sourceFingerprint';

const INFO_FILE = 'build-info.json';

export interface BuiltPage {
  /** Folder of the build. */
  readonly dist: string;
  /** False when the last build was still good. */
  readonly rebuilt: boolean;
}

/**
 * Builds the application for production, and the structure editor's page, each unless its sources are
 * those of its last build. The editor comes second, as the application's folder holds it.
 *
 * @param onBuild told before a build, with words for what is built
 * @throws Error with webpack's messages when the sources do not build
 */
export async function buildPage(root: string, onBuild: (name: string) => void): Promise<BuiltPage> {
  const application = await buildOnce(root, APPLICATION, onBuild);
  await buildOnce(root, STRUCTURE_EDITOR, onBuild);
  return application;
}

/** Builds one page unless its last build is still good. */
export async function buildOnce(
  root: string,
  page: PageBuild,
  onBuild: (name: string) => void,
): Promise<BuiltPage> {
  const dist = path.join(root, page.folder);
  const fingerprint = await sourceFingerprint(root, page.sources);
  if ((await lastFingerprint(dist)) === fingerprint) return { dist, rebuilt: false };
  onBuild(page.name);
  const stats = await runWebpack(page.config());
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

function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
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
