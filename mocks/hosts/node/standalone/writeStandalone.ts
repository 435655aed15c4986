import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyInPage } from '../serving/contentSecurityPolicy';
import { headersFile } from '../serving/deployFiles';
import { CONFIG_META_NAME, escapeAttribute, type PageConfig } from '../serving/pageConfig';
import { listAssets } from './assetList';
import { writeServiceWorker } from './offline/writeServiceWorker';
import { bundleWorkers } from './bundleWorkers';
import { compressFiles } from './compressFiles';
import { noticesOf } from './notices';
import { copyParts } from './partFiles';

export interface StandaloneOptions {
  /** The built page. */
  readonly dist: string;
  /** Is replaced. */
  readonly folder: string;
  /** See `readStandaloneConfig`. */
  readonly config: PageConfig;
  /** Whether compressed copies are written, for hosts that send such. */
  readonly isCompressed: boolean;
}

/** Where the workers are, relative to the page. */
const ENGINE = 'engine';

/** Not for browsers: source maps, and the build's notes to itself. */
const LEFT_OUT = /\.map$|build-info\.json$/;

/** Writes the page with its services into a folder that any web server serves. */
export async function writeStandalone(
  root: string,
  { dist, folder, config, isCompressed }: StandaloneOptions,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  const engine = path.join(folder, ENGINE);
  const parts = await copyParts(root, engine);
  const { servicesScript, inputs } = await bundleWorkers(root, engine, {
    parts,
    languageModelUrl: config.languageModelUrl ?? null,
    engineOrigins: config.engineOrigins ?? [],
  });
  const own = {
    ...config,
    servicesScript: `${ENGINE}/${servicesScript}`,
    worksOffline: true,
  };
  await writePage(path.join(folder, 'index.html'), own);
  const notices = await noticesOf(root, inputs);
  await appendFile(path.join(folder, 'third-party-notices.txt'), `\n\n${notices}\n`);
  await writeFile(path.join(folder, '_headers'), headersFile(own));
  if (isCompressed) await compressFiles(engine, path.join(root, 'node_modules/.cache/brotli'));
  const files = await listAssets(folder, parts);
  await writeFile(path.join(folder, 'asset-manifest.json'), JSON.stringify({ files }, null, 1));
  await writeServiceWorker(root, folder, files);
}

/** What makes the page one that can be installed; its colours are those of the bars (src/ui/styles/tokens.css). */
const INSTALLABLE =
  '<link rel="manifest" href="manifest.webmanifest">' +
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f6f5">' +
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1d1e">';

/** Must stay the first: browsers look for it in the first 1024 bytes. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/** With its settings and, for hosts that set no headers, its policy, before anything is loaded. */
async function writePage(file: string, config: PageConfig): Promise<void> {
  const html = await readFile(file, 'utf8');
  if (!CHARSET.test(html)) throw new Error('The built page states no encoding');
  const policy = escapeAttribute(policyInPage(config));
  const settings = escapeAttribute(JSON.stringify(config));
  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="${CONFIG_META_NAME}" content="${settings}">` +
    INSTALLABLE;
  await writeFile(
    file,
    html.replace(CHARSET, (charset) => charset + tags),
  );
}
