import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStandaloneConfig } from '../../mocks/hosts/node/serving/pageConfig';
import { listAssets } from '../../mocks/hosts/node/standalone/assetList';
import { writeServiceWorker } from '../../mocks/hosts/node/standalone/offline/writeServiceWorker';
import { writeStandalone } from '../../mocks/hosts/node/standalone/writeStandalone';

/** The standalone application, as a host would have it before and after a deployment. */
export interface StandaloneBuilds {
  readonly first: string;
  /** The same with another main script, which sets `globalThis.marcusBuild` to 2. */
  readonly second: string;
  readonly remove: () => void;
}

const ROOT = process.cwd();

/** Writes both from the built page. */
export async function writeStandaloneBuilds(): Promise<StandaloneBuilds> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-standalone-'));
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  await writeStandalone(ROOT, {
    ...{ dist: path.join(ROOT, 'dist'), folder: first, isCompressed: false },
    config: readStandaloneConfig({}),
  });
  cpSync(first, second, { recursive: true });
  await changeMainScript(second);
  return { first, second, remove: () => rmSync(folder, { recursive: true }) };
}

/** As a build of changed sources does: another content under another name, which the page names. */
async function changeMainScript(folder: string): Promise<void> {
  const scripts = path.join(folder, 'assets');
  const name = readdirSync(scripts).find((file) => /^main\.\w+\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no main script');
  const changed = 'main.0123456789ab.js';
  renameSync(path.join(scripts, name), path.join(scripts, changed));
  const script = readFileSync(path.join(scripts, changed), 'utf8');
  writeFileSync(path.join(scripts, changed), `globalThis.marcusBuild = 2;\n${script}`);
  const page = path.join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(name, changed));
  const parts = JSON.parse(readFileSync(path.join(folder, 'asset-manifest.json'), 'utf8')) as {
    readonly files: Awaited<ReturnType<typeof listAssets>>;
  };
  const partOf = new Map(parts.files.map(({ path: file, part }) => [file, part]));
  const assets = (await listAssets(folder, { ...NO_PARTS })).map((asset) => {
    const part = partOf.get(asset.path);
    return part === undefined ? asset : { ...asset, part };
  });
  await writeServiceWorker(ROOT, folder, assets);
}

/** The list of the first build has them. */
const NO_PARTS = {
  rdkit: { title: '', files: [] },
  figures: { title: '', files: [] },
  'pixel-graph': { title: '', files: [] },
  tagger: { title: '', files: [] },
  taxa: { title: '', files: [] },
};
