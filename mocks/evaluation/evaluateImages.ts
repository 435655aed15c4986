/**
 * `npm run evaluate -- <folder> ...`: how well the recognition programs read pictures of single
 * structures. Each folder holds the pictures and `truth.tsv` with the columns `image` and `smiles`.
 */
import initRDKitModule from '@rdkit/rdkit';
import { rdkitModuleOptions } from '../chemistry/rdkit';
import { osraVersion } from '../recognition/osra/node/osraVersion';
import { parseCommandLine, USAGE, type EvaluationRequest } from './commandLine';
import { evaluateFolder } from './evaluateFolder';
import { ENGINE_TITLES, type EvaluatedEngine } from './reading/imageReading';
import { textReport, type FolderScores } from './textReport';

function requestOrExit(): EvaluationRequest {
  try {
    return parseCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function installedEngines(): Promise<EvaluatedEngine[]> {
  return (await osraVersion()) === null ? ['pixel-graph'] : ['pixel-graph', 'osra'];
}

/** On a terminal the line is written over; in a file every twentieth is enough. */
function showProgress(subject: string, done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${subject}: ${done} read`);
  else if (done % 20 === 0) console.error(`${subject}: ${done} read`);
}

const request = requestOrExit();
const { folders, weights, limit, processes } = request;
const rdkit = await initRDKitModule(rdkitModuleOptions());
for (const engine of request.engines ?? (await installedEngines())) {
  const choice = engine === 'pixel-graph' ? { engine, weights } : { engine };
  const title = ENGINE_TITLES[engine] + (choice.weights ? ` (${choice.weights})` : '');
  const results: FolderScores[] = [];
  for (const folder of folders) {
    const onProgress = (done: number) => showProgress(`${title} on ${folder}`, done);
    results.push(await evaluateFolder(rdkit, folder, choice, { limit, processes, onProgress }));
    if (process.stderr.isTTY) process.stderr.write('\n');
  }
  console.log(`${textReport(title, results).join('\n')}\n`);
}
