/**
 * Makes public/sample-article.pdf, its bitmap and its truth:
 * `node --import tsx mocks/tools/sample-article/make.ts`
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import initRDKitModule from '@rdkit/rdkit';
import { format } from 'oxfmt';
import { drawBitmap } from './bitmapFigure';
import { sampleCompounds } from './compounds';
import { makeArticle } from './makeArticle';
import { truthOf } from './truth';

const here = path.dirname(fileURLToPath(import.meta.url));
const rdkit = await initRDKitModule();
const pasted = sampleCompounds.find(({ kind }) => kind === 'bitmap');
if (!pasted) throw new Error('The sample article needs a compound that is drawn as a bitmap');

const bitmap = await drawBitmap(rdkit, pasted);
const { pdf, drawings } = await makeArticle(rdkit, bitmap);
await writeFile(path.join(here, 'bitmap-figure.png'), bitmap);
await writeFile(path.join(here, '../../../public/sample-article.pdf'), pdf);
const truth = JSON.stringify(truthOf(rdkit, drawings));
const { code } = await format('truth.json', truth, { printWidth: 100 });
await writeFile(path.join(here, 'truth.json'), code);
console.log(`sample-article.pdf: ${pdf.length} bytes, ${drawings.length} drawings`);
