/**
 * `npm run bench:browser [-- counts]`: what the page costs in Chromium, with each of the given numbers of
 * segments in the grid. It starts the built application with its services on a free port.
 */
import { chromium } from '@playwright/test';
import { tableLines } from '../../mocks/tools/bench/table';
import { chromiumPath } from '../../mocks/tools/chromiumPath';
import { startOwnServices } from '../support/ownServices';
import { gridRows, visitRows } from './browserReport';
import { measureGrid, type GridFigures } from './measureGrid';
import { measureVisit } from './measureVisit';

const SEGMENT_COUNTS = [20, 100, 500, 2_000];

const asked = process.argv.slice(2).map(Number);
if (!asked.every((count) => Number.isSafeInteger(count) && count > 0)) {
  console.error('Usage: npm run bench:browser [-- number of segments ...]');
  process.exit(2);
}

const say = (rows: readonly (readonly string[])[]) =>
  console.log(`${tableLines(rows).join('\n')}\n`);

const services = await startOwnServices();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
});
try {
  // The first visit of a browser includes the browser's own start-up cost.
  await measureVisit(browser, services.origin);
  say(visitRows(await measureVisit(browser, services.origin)));
  const grids: GridFigures[] = [];
  for (const count of asked.length > 0 ? asked : SEGMENT_COUNTS)
    grids.push(await measureGrid(browser, services.origin, count));
  say(gridRows(grids));
} finally {
  await browser.close();
  await services.stop();
}
