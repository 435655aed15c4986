import type { Browser } from '@playwright/test';
import { treeCpuS } from '../../mocks/tools/queue/processTree';
import { startProgram } from '../../mocks/testing/startProgram';
import { Application } from '../support/application';
import { LONG_MS } from '../support/waits';

export interface ArticleFigures {
  /** s after the drop; wall time */
  readonly firstStructureS: number;
  readonly allReadS: number;
  /** s of CPU time of the services with all their workers; NaN where the system does not tell (Linux does) */
  readonly servicesCpuS: number;
}

export interface ArticleVisits {
  /** The first article after the start. */
  readonly first: ArticleFigures;
  /** Another one, with all programs loaded: the same, of which nothing is kept. */
  readonly warm: ArticleFigures;
  /** The same again in another session, of which everything is kept. */
  readonly again: ArticleFigures;
}

const NOTHING_KEPT = { MARCUS_ARTICLE_CACHE: 'off', MARCUS_RECOGNITION_CACHE: 'off' };

/** From the drop of the sample article until all its drawings are read, by itself, in sessions of their own. */
export async function measureArticle(browser: Browser): Promise<ArticleVisits> {
  const [first, warm] = await twoVisits(browser, NOTHING_KEPT);
  const [, again] = await twoVisits(browser, {});
  return { first, warm, again };
}

async function twoVisits(
  browser: Browser,
  env: Readonly<Record<string, string>>,
): Promise<readonly [ArticleFigures, ArticleFigures]> {
  const services = await startProgram({
    program: 'mocks/hosts/node/serve.ts',
    env: { ...env, PORT: '0' },
  });
  const cpuS = () => {
    try {
      return treeCpuS(services.child.pid ?? 0);
    } catch {
      return NaN;
    }
  };
  const origin = `http://127.0.0.1:${services.port}`;
  try {
    return [await visit(browser, origin, cpuS), await visit(browser, origin, cpuS)];
  } finally {
    await services.stop();
  }
}

async function visit(
  browser: Browser,
  baseURL: string,
  cpuS: () => number,
): Promise<ArticleFigures> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const app = new Application(page);
  await app.open();
  const cpuBefore = cpuS();
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1000;
  await app.button('Try the sample article').click();
  const isRead = app.grid.list.getByRole('button', { name: 'Mark as correct' }).first();
  await isRead.waitFor({ timeout: LONG_MS });
  const firstStructureS = secondsSince();
  await page.getByText(/^Read: /).waitFor({ timeout: LONG_MS });
  const figures = {
    firstStructureS,
    allReadS: secondsSince(),
    servicesCpuS: cpuS() - cpuBefore,
  };
  await app.leave();
  await context.close();
  return figures;
}
