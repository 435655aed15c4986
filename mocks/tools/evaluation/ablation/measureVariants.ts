/**
 * What each rule and number of the engine is worth: reads all sets once as it is, then those cases again that a variant
 * may change. `npm run evaluate` starts it in a process in which the engine's files have switches.
 */
import initRDKitModule from '@rdkit/rdkit';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rdkitModuleOptions } from '../../../engine/chemistry/rdkit';
import { nodePorts } from '../../../hosts/node/nodePorts';
import { runProgram } from '../../../hosts/node/runProgram';
import { findArticles, LABELS_FOLDER, TRUTH_FOLDERS } from '../articles/articleFiles';
import { VariantCount, type VariantResult } from './compareVariant';
import { drawingSets, PROGRAMS } from './drawingSets';
import { judgedArticles } from './judgedDrawings';
import type { CaseResult, MeasuredSet } from './measuredCase';
import { namedAmong } from './namedAmong';
import { pageSet } from './pageSet';
import { pictureSet } from './pictureSet';
import { rememberedNetworks } from './rememberedNetworks';
import { switches, type Variant } from './switches';
import { parseVariantsCommandLine, USAGE, type VariantsRequest } from './variantsCommandLine';

/** Without what loses more than this, nothing works, and the rest of the set is not read. */
const MOST_LOST = 20;

function requestOrExit(): VariantsRequest {
  try {
    return parseVariantsCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** The sets, each made when the one before has been measured. */
async function* setsOf(request: VariantsRequest): AsyncGenerator<MeasuredSet> {
  const { folders, judged, kinds, limit, kept } = request;
  const rdkit = await initRDKitModule(rdkitModuleOptions());
  const answers = kept ?? (await mkdtemp(path.join(tmpdir(), 'marcus-networks-')));
  const ports = { ...nodePorts, ...rememberedNetworks(nodePorts, answers) };
  for (const folder of folders) {
    if (existsSync(path.join(folder, 'truth.tsv'))) {
      if (kinds.includes('pictures')) yield await pictureSet(rdkit, ports, folder, limit);
      continue;
    }
    const programs = PROGRAMS.filter((program) => kinds.includes(program));
    if (programs.length > 0) {
      const further = judged === undefined ? [] : await judgedArticles(folder, judged);
      for (const article of [...(await findArticles(folder, [])), ...further]) {
        yield* await drawingSets(rdkit, ports, article, programs);
      }
    }
    if (kinds.includes('pages')) {
      const articles = await findArticles(folder, [], [...TRUTH_FOLDERS, LABELS_FOLDER]);
      for (const article of articles) yield await pageSet(ports, article);
    }
  }
}

interface UsualResult extends CaseResult {
  readonly acted: ReadonlySet<string>;
}

async function usualResults({ name, cases }: MeasuredSet): Promise<UsualResult[]> {
  switches.choose(undefined);
  const usual: UsualResult[] = [];
  for (const { read } of cases) {
    const { result, acted } = await switches.actedIn(read);
    usual.push({ ...result, acted });
  }
  const items = usual.flatMap((result) => result.items);
  const right = items.filter((item) => item.right).length;
  console.log(`${name}: ${right} of ${items.length} right`);
  return usual;
}

function variantsOf({ without, shift, factors }: VariantsRequest) {
  const rules = namedAmong([...switches.rules].toSorted(), without);
  const numbers = namedAmong(switches.numbers.toSorted(), shift);
  return [
    ...rules.map((id): NonNullable<Variant> => ({ without: id })),
    ...numbers.flatMap((id) => factors.map((factor) => ({ shift: id, factor }))),
  ];
}

async function measure(
  variant: NonNullable<Variant>,
  { name, cases }: MeasuredSet,
  usual: readonly UsualResult[],
): Promise<VariantResult> {
  const count = new VariantCount();
  const isAffected = (acted: ReadonlySet<string> | undefined) =>
    'shift' in variant || acted?.has(variant.without) === true;
  let affected = 0;
  switches.choose(variant);
  for (const [index, { read }] of cases.entries()) {
    const before = usual[index];
    if (!before || !isAffected(before.acted) || count.lost > MOST_LOST) continue;
    affected++;
    count.add(before, await read().catch(() => undefined));
  }
  switches.choose(undefined);
  const named =
    'shift' in variant ? `${variant.shift} ${variant.factor}` : `without ${variant.without}`;
  const { changed, odd, even, oddLost, oddWon } = count;
  const stopped = count.lost > MOST_LOST;
  return {
    ...{ variant: named, set: name, cases: cases.length, affected },
    ...{ changed, odd, even, oddLost, oddWon, stopped },
  };
}

async function run(request: VariantsRequest): Promise<void> {
  const { json } = request;
  if (json !== undefined) await writeFile(json, '');
  for await (const set of setsOf(request)) {
    const usual = await usualResults(set);
    for (const variant of variantsOf(request)) {
      const result = await measure(variant, set, usual);
      const { odd, even, changed, affected } = result;
      const figures = `odd -${odd.lost} +${odd.won}, even -${even.lost} +${even.won}`;
      if (changed > 0) console.log(`${result.variant}: ${figures}; ${changed} of ${affected}`);
      if (json !== undefined) await appendFile(json, `${JSON.stringify(result)}\n`);
    }
  }
}

const request = requestOrExit();
runProgram(() => run(request));
