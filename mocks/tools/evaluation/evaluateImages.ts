/**
 * `npm run evaluate -- <folder> ...`: how well the recognition programs read pictures of single
 * structures. Each folder holds the pictures and `truth.tsv` with the columns `image` and `smiles`.
 */
import initRDKitModule from '@rdkit/rdkit';
import { writeFile } from 'node:fs/promises';
import { rdkitModuleOptions, type RDKit } from '../../engine/chemistry/rdkit';
import { osraVersion } from '../../hosts/node/osra/osraVersion';
import { runProgram } from '../../hosts/node/runProgram';
import { parseCommandLine, USAGE, type EvaluationRequest } from './commandLine';
import { evaluateFolder, type EvaluatedFolder } from './evaluateFolder';
import { jsonLines } from './jsonLines';
import type { Failure } from './page/failure';
import { failurePage } from './page/failurePage';
import { failuresOf } from './page/failuresOf';
import { pagePath } from './page/pagePath';
import { showProgress } from './progress';
import { ENGINE_TITLES, type EvaluatedEngine } from './reading/imageReading';
import { textReport } from './textReport';
import { readTruthFolder, type TruthFolder } from './truthFolder';

/** One program's answers for all folders. */
interface EvaluatedProgram {
  readonly engine: EvaluatedEngine;
  readonly title: string;
  readonly folders: readonly EvaluatedFolder[];
}

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

async function evaluateProgram(
  rdkit: RDKit,
  engine: EvaluatedEngine,
  folders: readonly TruthFolder[],
  { weights, uncalibrated, processes }: EvaluationRequest,
): Promise<EvaluatedProgram> {
  const choice = engine === 'pixel-graph' ? { engine, weights, uncalibrated } : { engine };
  const title = ENGINE_TITLES[engine] + (choice.weights ? ` (${choice.weights})` : '');
  const evaluated: EvaluatedFolder[] = [];
  for (const folder of folders) {
    const onProgress = showProgress(`${title} on ${folder.name}`, folder.truths.length);
    evaluated.push(await evaluateFolder(rdkit, folder, choice, { processes, onProgress }));
  }
  console.log(`${textReport(title, evaluated).join('\n')}\n`);
  return { engine, title, folders: evaluated };
}

async function writePage(
  rdkit: RDKit,
  programs: readonly EvaluatedProgram[],
  named: string,
): Promise<void> {
  const file = await pagePath(named);
  const failures: Failure[] = [];
  for (const { title, folders } of programs) {
    for (const folder of folders) failures.push(...(await failuresOf(rdkit, title, folder)));
  }
  const images = programs.flatMap(({ folders }) => folders.flatMap(({ scores }) => scores)).length;
  await writeFile(file, failurePage(failures, images));
  console.log(`The pictures read wrong are in ${file}`);
}

async function evaluate(request: EvaluationRequest): Promise<void> {
  const { limit, json, html } = request;
  const folders: TruthFolder[] = [];
  for (const folder of request.folders) folders.push(await readTruthFolder(folder, limit));
  const rdkit = await initRDKitModule(rdkitModuleOptions());
  const programs: EvaluatedProgram[] = [];
  for (const engine of request.engines ?? (await installedEngines())) {
    programs.push(await evaluateProgram(rdkit, engine, folders, request));
  }
  if (json !== undefined) {
    const lines = programs.flatMap((program) =>
      program.folders.map((folder) => jsonLines(program.engine, folder)),
    );
    await writeFile(json, lines.join(''));
  }
  if (html !== undefined) await writePage(rdkit, programs, html);
}

const request = requestOrExit();
runProgram(() => evaluate(request));
