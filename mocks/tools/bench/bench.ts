/**
 * `npm run bench -- [pdf ...]`: CPU seconds of segmentation and recognition, compared with those of OSRA on
 * the same pages in the same run, and the files loaded by a first visit. Without a path it uses the sample
 * article.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { osraVersion } from '../../hosts/node/osra/osraVersion';
import { readBuildSizes } from './buildSizes';
import { measureDocument, measureLoading } from './measureDocument';
import { measureOsra } from './measureOsra';
import { buildReport, documentReport } from './report';

const SAMPLE = 'public/sample-article.pdf';

const say = (lines: readonly string[]) => console.log(`${lines.join('\n')}\n`);

const files = process.argv.length > 2 ? process.argv.slice(2) : [SAMPLE];
const version = await osraVersion();

const blank = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
  .png()
  .toBuffer();
const loadingS = await measureLoading(await readFile(SAMPLE), new Uint8Array(blank));
say([`Loading pdf.js, RDKit and the network, once a worker: ${loadingS.toFixed(2)} CPU s`]);

for (const file of files) {
  const pdf = new Uint8Array(await readFile(file));
  const figures = await measureDocument(pdf);
  const osra = version === null ? undefined : await measureOsra(pdf, figures);
  say([path.basename(file), ...documentReport(figures, osra)]);
}

say(buildReport(await readBuildSizes('dist')));
