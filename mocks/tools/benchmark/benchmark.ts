/** `npm run benchmark -- <folder of answers>`: how well a tool reads articles whose drawings are known. */
import initRDKitModule from '@rdkit/rdkit';
import { rdkitModuleOptions } from '../../engine/chemistry/rdkit';
import { runProgram } from '../../hosts/node/runProgram';
import { agreeReport } from './agree/agreeReport';
import { compareTruths } from './agree/compareTruths';
import { collectAnswers } from './collect/collectAnswers';
import { readForAnswers } from './collect/readForAnswers';
import { writeAnswers } from './collect/writeAnswers';
import { parseBenchmarkCommandLine, USAGE, type BenchmarkRequest } from './commandLine';
import { reasonOf, readJsonFile } from './files/readJsonFile';
import { TRUTH_FILE } from './files/truthFile';
import { scoreFolder } from './scoreFolder';
import { scoreReport } from './scoreReport';
import { tallies } from './scoring/tally';

type RequestOf<Task extends BenchmarkRequest['task']> = Extract<
  BenchmarkRequest,
  { readonly task: Task }
>;

function requestOrExit(): BenchmarkRequest {
  try {
    return parseBenchmarkCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(`${reasonOf(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** Exits with code 1 if something was refused, or nothing scored: a total without it is not the tool's. */
async function score(request: RequestOf<'score'>): Promise<void> {
  const rdkit = await initRDKitModule(rdkitModuleOptions());
  const { articles, tools, refused, missing, unknown } = await scoreFolder(rdkit, request);
  const tallied = tallies(articles, request.halves);
  const left = request.answeredOnly ? 'left out' : 'counted as missed';
  for (const line of refused) console.error(`Refused: ${line}`);
  for (const doi of unknown) console.error(`No truth table: ${doi}`);
  for (const doi of missing) console.error(`No answers, ${left}: ${doi}`);
  console.log(
    request.json
      ? JSON.stringify({ tools, missing, unknown, refused, scores: tallied }, null, 2)
      : [tools.join(', ') || 'no tool', ...scoreReport(articles.length, tallied)].join('\n'),
  );
  if (refused.length > 0 || tools.length === 0) process.exitCode = 1;
}

/** Exits with code 1 if the tables differ. */
async function agree({ first, second }: RequestOf<'agree'>): Promise<void> {
  const rdkit = await initRDKitModule(rdkitModuleOptions());
  const compared = compareTruths(
    rdkit,
    await readJsonFile(TRUTH_FILE, first),
    await readJsonFile(TRUTH_FILE, second),
  );
  console.log(agreeReport(compared).join('\n'));
  if (compared.differences.length > 0) process.exitCode = 1;
}

async function read({ pdf, doi, engine, out }: RequestOf<'read'>): Promise<void> {
  console.log(await writeAnswers(out, await readForAnswers(pdf, doi, engine)));
}

async function run(request: BenchmarkRequest): Promise<void> {
  if (request.task === 'score') return score(request);
  if (request.task === 'agree') return agree(request);
  if (request.task === 'read') return read(request);
  console.log((await collectAnswers(request)).join('\n'));
}

const request = requestOrExit();
runProgram(() => run(request));
