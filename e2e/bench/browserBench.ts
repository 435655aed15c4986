/**
 * `npm run bench:browser [-- counts --runs 5 --reference folder]`: what the page costs in Chromium, with each
 * of the given numbers of segments in the grid and of compounds in their table. It starts the built application
 * with its services on a free port. With `--reference`, the first visit of another built page is measured beside
 * it, by turns; with `--article`, what reading the sample article takes.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { tableLines } from '../../mocks/tools/bench/table';
import { chromiumPath } from '../../mocks/tools/chromiumPath';
import { startOwnServices } from '../support/ownServices';
import { articleRows, firstVisitRows, gridRows, tableRows, visitRows } from './browserReport';
import { measureArticle } from './measureArticle';
import { measureFirstVisit, type FirstVisit } from './firstVisit';
import { measureGrid } from './measureGrid';
import { measureVisit } from './measureVisit';
import { medians, repeated } from './medians';
import { serveFolder } from './serveFolder';

const SEGMENT_COUNTS = [20, 100, 500, 2_000];

const { counts, runs, reference, article } = readArguments();

const say = (rows: readonly (readonly string[])[]) =>
  console.log(`${tableLines(rows).join('\n')}\n`);

const services = await startOwnServices();
const other = reference === undefined ? undefined : await serveFolder(reference);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
});
try {
  // The first visit of a browser includes the browser's own start-up cost.
  await measureVisit(browser, services.origin);
  for (const isSlow of [false, true]) say(await firstVisits(isSlow));
  const visits = await repeated(runs, () => measureVisit(browser, services.origin));
  say(visitRows(medians(visits.map(({ visit }) => visit)), medians(visits.map(({ pdf }) => pdf))));
  if (article) say(articleRows(await measureArticle(browser)));
  const grids: Awaited<ReturnType<typeof measureGrid>>[] = [];
  for (const count of counts) {
    const measured = await repeated(runs, () => measureGrid(browser, services.origin, count));
    grids.push(medians(measured));
  }
  say(gridRows(grids));
  say(tableRows(grids));
} finally {
  await browser.close();
  await services.stop();
  other?.stop();
}

async function firstVisits(isSlow: boolean): Promise<string[][]> {
  const origins = [services.origin, ...(other ? [other.origin] : [])];
  const measured: FirstVisit[][] = origins.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, origin] of origins.entries())
      measured[index]?.push(await measureFirstVisit(browser, origin, isSlow));
  return firstVisitRows(measured.map(medians), isSlow);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        reference: { type: 'string' },
        article: { type: 'boolean', default: false },
      },
    });
    const asked = positionals.map(Number);
    const times = Number(values.runs);
    const isCount = (count: number) => Number.isSafeInteger(count) && count > 0;
    if (![...asked, times].every(isCount)) throw new Error('Not a number');
    return {
      counts: asked.length > 0 ? asked : SEGMENT_COUNTS,
      runs: times,
      reference: values.reference,
      article: values.article,
    };
  } catch {
    console.error(
      'Usage: npm run bench:browser [-- number of segments ... --runs number --reference folder --article]',
    );
    process.exit(2);
  }
}
