/**
 * `npm run evaluate:pages -- <pdf> ...`: how many drawings are found on each page, to be compared with a
 * manual count, and the cost of finding them.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { measureCpu } from '../bench/cpuTime';
import { tableLines } from '../bench/table';
import { runProgram } from '../../hosts/node/runProgram';
import { documentsTasks, segmentationTasks } from '../../hosts/node/engineTasks';
import { segmentationRows, type EvaluatedPage } from './segmentationRows';

const USAGE = 'Usage: npm run evaluate:pages -- <article.pdf> ...';

async function evaluatePages(file: string): Promise<EvaluatedPage[]> {
  const pdf = new Uint8Array(await readFile(file));
  const { pageCount } = await documentsTasks.describe({ pdf });
  const pages: EvaluatedPage[] = [];
  for (let pageIndex = 0; pageIndex < pageCount; pageIndex++) {
    const { result, cpuS } = await measureCpu(() =>
      segmentationTasks.findSegments({ pdf, pageIndex }),
    );
    pages.push({ pageIndex, segments: result.segments, cpuS });
  }
  return pages;
}

async function evaluate(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const rows = segmentationRows(await evaluatePages(file));
    console.log([path.basename(file), ...tableLines(rows), ''].join('\n'));
  }
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error(USAGE);
  process.exit(2);
}
runProgram(() => evaluate(files));
