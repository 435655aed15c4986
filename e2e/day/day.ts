/**
 * `npm run day [-- --articles 5 --drawings 24 --planted 8]`: a curator's day. A scripted curator reads made articles
 * in the library and checks them in Review, as one would who trusts what is said; some drawings are wrong. Prints
 * compounds an hour, keys and clicks, and how many of the planted errors were told before they could be approved.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import initRDKitModule from '@rdkit/rdkit';
import { tableLines } from '../../mocks/tools/bench/table';
import { chromiumPath } from '../../mocks/tools/chromiumPath';
import { Application } from '../support/application';
import { startOwnServices } from '../support/ownServices';
import { LONG_MS } from '../support/waits';
import { Curator } from './curator';
import { dayArticle } from './dayArticle';
import { dayCandidates, dayCompounds } from './dayCompounds';
import { dayRows, plantedRows, untold, type CheckedArticle } from './dayReport';
import { exportAll } from './exportAll';

const { articles, drawings, planted } = readArguments();

const rdkit = await initRDKitModule();
const candidates = dayCandidates(rdkit);
let taken = 0;
const take = () => candidates[taken++ % candidates.length]!;
const made = Array.from({ length: articles }, () =>
  dayCompounds(rdkit, take, { count: drawings, planted }),
);
const files = await Promise.all(made.map((compounds, index) => dayArticle(index, compounds)));

const services = await startOwnServices({ MARCUS_READ_BY_ITSELF: 'on' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    baseURL: services.origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LONG_MS);
  const app = new Application(page);
  await app.open();
  const began = performance.now();
  await page.goto('./#/library');
  await page.getByLabel('PDF files').setInputFiles(files);
  const checked: CheckedArticle[] = [];
  for (const [index, compounds] of made.entries()) {
    const asked = performance.now();
    const row = page.locator(`[role="row"][data-file="${files[index]?.name}"]`);
    await row.getByText(/^0 of \d+ checked/).waitFor();
    await row.getByRole('button', { name: /^Review/ }).waitFor();
    const readS = (performance.now() - asked) / 1000;
    await row.getByRole('button', { name: /^Review/ }).click();
    const curator = new Curator(page, compounds);
    await curator.checkAll();
    await exportAll(page, curator.work);
    checked.push({ compounds, work: curator.work, readS });
    await page.goto('./#/library');
  }
  const wallS = (performance.now() - began) / 1000;
  console.log(`${tableLines(dayRows(checked, wallS)).join('\n')}\n`);
  console.log(tableLines(plantedRows(checked)).join('\n'));
  for (const line of untold(checked)) console.log(`not told: article ${line}`);
} finally {
  await browser.close();
  await services.stop();
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '5' },
      drawings: { type: 'string', default: '24' },
      planted: { type: 'string', default: '4' },
    },
  });
  const numbers = { articles: 0, drawings: 0, planted: 0 };
  for (const key of Object.keys(numbers) as (keyof typeof numbers)[]) {
    numbers[key] = Number(values[key]);
    if (!Number.isSafeInteger(numbers[key]) || numbers[key] < 0) {
      console.error('Usage: npm run day [-- --articles number --drawings number --planted number]');
      process.exit(2);
    }
  }
  return numbers;
}
