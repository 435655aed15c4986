/**
 * `npm run evaluate:articles -- <folder> [names ...]`: how well the drawings of whole articles are found, read
 * and linked to the numbers and names beside them. What is drawn is known from the tables in `truth`.
 */
import initRDKitModule from '@rdkit/rdkit';
import { readFile, writeFile } from 'node:fs/promises';
import { rdkitModuleOptions } from '../../../engine/chemistry/rdkit';
import { OSRA_MISSING, osraVersion } from '../../../hosts/node/osra/osraVersion';
import { runProgram } from '../../../hosts/node/runProgram';
import { findArticles, LABELS_FOLDER, TRUTH_FOLDERS } from './articleFiles';
import { articleLines } from './articleLines';
import { articleReport } from './articleReport';
import { parseArticlesCommandLine, USAGE, type ArticlesRequest } from './articlesCommandLine';
import { evaluateArticle, type EvaluatedArticle } from './evaluateArticle';
import { foundList, foundReport } from './foundReport';
import { labelList, labelReport } from './labelReport';
import { readArticle } from './readArticle';

function requestOrExit(): ArticlesRequest {
  try {
    return parseArticlesCommandLine(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function evaluate({ folder, names, engines, list, json }: ArticlesRequest): Promise<void> {
  if (engines.includes('osra') && (await osraVersion()) === null) throw new Error(OSRA_MISSING);
  const labelsOnly = engines.length === 0;
  const tables = labelsOnly ? [...TRUTH_FOLDERS, LABELS_FOLDER] : TRUTH_FOLDERS;
  const articles = await findArticles(folder, names, tables);
  const rdkit = await initRDKitModule(rdkitModuleOptions());
  const evaluated: EvaluatedArticle[] = [];
  for (const { name, file, truths } of articles) {
    const pdf = new Uint8Array(await readFile(file));
    const cutOuts = await readArticle(pdf, engines, (done, pages) => {
      if (done === pages) console.error(`${name}: ${pages} pages read`);
    });
    evaluated.push(evaluateArticle(rdkit, name, truths, cutOuts));
  }
  if (json !== undefined) await writeFile(json, evaluated.map(articleLines).join(''));
  const report = labelsOnly
    ? [...foundReport(evaluated), '', ...labelReport(evaluated)]
    : articleReport(evaluated, engines);
  const lists = list ? ['', ...foundList(evaluated), '', ...labelList(evaluated)] : [];
  console.log([...report, ...lists].join('\n'));
}

const request = requestOrExit();
runProgram(() => evaluate(request));
