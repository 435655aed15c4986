/**
 * `npm run evaluate -- <folder> ...`: how many pictures of single structures PixelGraph reads right,
 * over HTTP from services of its own. Each folder holds the pictures and `truth.tsv` with the columns
 * `image` and `smiles`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tableLines } from '../bench/table';
import { openClient, type ServicesClient } from '../testing/servicesClient';
import { startServices } from '../testing/startServices';
import { chemistryTasks } from '../workers/tasks/chemistry';
import { askForSmiles } from './askServices';
import { childrenCpuSeconds } from './childrenCpu';
import { scoreAnswers, type ScoredPair } from './scoreAnswers';
import { parseTruthTable } from './truthTable';

const HEAD = ['', 'images', 'answered %', 'exact %', 'without stereo %', 'CPU s an image'];

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);

async function evaluateFolder(client: ServicesClient, folder: string): Promise<string[]> {
  const truths = parseTruthTable(await readFile(path.join(folder, 'truth.tsv'), 'utf8'));
  const before = await childrenCpuSeconds();
  const pairs: ScoredPair[] = [];
  for (const { image, smiles } of truths) {
    const answer = await askForSmiles(client, path.join(folder, image));
    pairs.push({ truth: smiles, answer });
  }
  const after = await childrenCpuSeconds();
  const score = await scoreAnswers(pairs, (smilesList) =>
    chemistryTasks.canonicalise({ smilesList }),
  );
  const known = before !== undefined && after !== undefined;
  return [
    path.basename(folder),
    String(score.compared),
    percent(score.answered, score.compared),
    percent(score.exact, score.compared),
    percent(score.exactWithoutStereo, score.compared),
    known ? ((after - before) / Math.max(1, truths.length)).toFixed(2) : 'unknown',
  ];
}

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Usage: npm run evaluate -- <folder with truth.tsv> ...');
  process.exit(2);
}
const services = await startServices();
try {
  const client = await openClient(services.url);
  const rows = [HEAD];
  for (const folder of folders) rows.push(await evaluateFolder(client, folder));
  console.log(tableLines(rows).join('\n'));
} finally {
  await services.stop();
}
