import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPLICATION, STRUCTURE_EDITOR, type PageBuild } from './builds';
import { sourceFingerprint } from './sourceFingerprint';

const INFO_FILE = 'build-info.json';

export interface BuiltPage {
  /** Folder of the build. */
  readonly dist: string;
  /** False if the last build was up to date. */
  readonly rebuilt: boolean;
}

/**
 * Builds the application for production, and the structure editor's page, each unless its sources are
 * unchanged since its last build. The editor comes second, because its folder is inside the application's.
 *
 * @param onBuild called before a build with the name of what is built
 * @throws Error with webpack's messages if the sources do not build
 */
export async function buildPage(root: string, onBuild: (name: string) => void): Promise<BuiltPage> {
  const application = await buildOnce(root, APPLICATION, onBuild);
  await buildOnce(root, STRUCTURE_EDITOR, onBuild);
  return application;
}

/** Builds one page unless its last build is up to date. */
export async function buildOnce(
  root: string,
  page: PageBuild,
  onBuild: (name: string) => void,
): Promise<BuiltPage> {
  const dist = path.join(root, page.folder);
  const fingerprint = await sourceFingerprint(root, page.sources);
  if ((await lastFingerprint(dist)) === fingerprint) return { dist, rebuilt: false };
  onBuild(page.name);
  await runBuild(root, page);
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

/**
 * Runs webpack in a separate process: it takes 400 MB or more, and the process that serves the page
 * afterwards may run for days.
 *
 * @throws Error with webpack's messages
 */
async function runBuild(root: string, { folder }: PageBuild): Promise<void> {
  const program = fileURLToPath(new URL('./runBuild.ts', import.meta.url));
  // Much of what a build makes lives long: with Node's 16 MB for what is young, collecting it takes twice the time.
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--import', 'tsx', program, folder],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const messages: Buffer[] = [];
  child.stderr.on('data', (data: Buffer) => messages.push(data));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(Buffer.concat(messages).toString('utf8'));
}
