/**
 * `npm run evaluate -- <folder> ...`: how well the recognition programs read pictures of single
 * structures. Each folder holds the pictures and `truth.tsv` with the columns `image` and `smiles`.
 */
import initRDKitModule from '@rdkit/rdkit';
import { readFile, writeFile } from 'node:fs/promises';
import { rdkitModuleOptions, type RDKit } from '../../engine/chemistry/rdkit';
import { osraVersion } from '../../hosts/node/osra/osraVersion';
import { runProgram } from '../../hosts/node/runProgram';
import { parseCommandLine, USAGE, type EvaluationRequest } from './commandLine';
import { startMeasuring } from './ablation/startMeasuring';
import { asksForVariants } from './ablation/variantsCommandLine';
import { evaluateFolder, type EvaluatedFolder } from './evaluateFolder';
import { agreementReport } from './fusion/agreementReport';
import { fuseFolders, type ProgramAnswers } from './fusion/fuseFolders';
import { jsonLines } from './jsonLines';
import type { Failure } from './page/failure';
import { failurePage } from './page/failurePage';
import { failuresOf } from './page/failuresOf';
import { pagePath } from './page/pagePath';
import { showProgress } from './progress';
import { ENGINE_TITLES, type EvaluatedEngine } from './reading/imageReading';
import { knownReadings, NO_READINGS, type KnownReadings } from './reading/knownReadings';
import { textReport } from './textReport';
import { readTruthFolder, type TruthFolder } from './truthFolder';

interface EvaluatedProgram extends ProgramAnswers {
  readonly title: string;
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
  known: KnownReadings,
): Promise<EvaluatedProgram> {
  const choice = engine === 'pixel-graph' ? { engine, weights, uncalibrated } : { engine };
  const title = ENGINE_TITLES[engine] + (choice.weights ? ` (${choice.weights})` : '');
  const evaluated: EvaluatedFolder[] = [];
  for (const folder of folders) {
    const onProgress = showProgress(`${title} on ${folder.name}`, folder.truths.length);
    evaluated.push(await evaluateFolder(rdkit, folder, choice, { processes, onProgress, known }));
  }
  console.log(`${textReport(title, evaluated).join('\n')}\n`);
  return { engine, title, folders: evaluated };
}

/** Reports what all programs together answer. */
function evaluateFusion(rdkit: RDKit, programs: readonly EvaluatedProgram[]): EvaluatedFolder[] {
  const fused = fuseFolders(rdkit, programs);
  const titles = programs.map(({ title }) => title);
  const report = [...textReport('Fusion', fused), '', ...agreementReport(titles, fused)];
  console.log(`${report.join('\n')}\n`);
  // Each program's answers have lines of their own.
  return fused.map((folder) => ({
    ...folder,
    scores: folder.scores.map(({ answers: _answers, ...score }) => score),
  }));
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
  const { limit, half, json, html, readings } = request;
  const folders: TruthFolder[] = [];
  for (const folder of request.folders) folders.push(await readTruthFolder(folder, limit, half));
  const known =
    readings === undefined ? NO_READINGS : knownReadings(await readFile(readings, 'utf8'));
  const rdkit = await initRDKitModule(rdkitModuleOptions());
  const programs: EvaluatedProgram[] = [];
  for (const engine of request.engines ?? (await installedEngines())) {
    programs.push(await evaluateProgram(rdkit, engine, folders, request, known));
  }
  const fused = request.fusion ? evaluateFusion(rdkit, programs) : [];
  if (json !== undefined) {
    const lines = programs.flatMap((program) =>
      program.folders.map((folder) => jsonLines(program.engine, folder)),
    );
    await writeFile(json, [...lines, ...fused.map((each) => jsonLines('fusion', each))].join(''));
  }
  if (html !== undefined) await writePage(rdkit, programs, html);
}

if (asksForVariants(process.argv.slice(2))) startMeasuring(process.argv.slice(2));
else {
  const request = requestOrExit();
  runProgram(() => evaluate(request));
}
