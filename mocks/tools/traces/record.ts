/**
 * `npm run traces [-- names] [--to folder]`: records the traces in this folder again, by driving the running
 * application in a browser and using 'Save trace'. Needed when flows, actions or states have changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { Application } from '../../../e2e/support/application';
import { startProgram } from '../../testing/startProgram';
import { chromiumPath } from '../chromiumPath';
import { JOURNEYS, type Stage } from './journeys';

const PORT = process.env['TRACES_PORT'] ?? '20340';
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: import.meta.dirname } },
});
const unknown = wanted.filter((name) => !(name in JOURNEYS));
if (unknown.length > 0) {
  console.error(`No such trace: ${unknown.join(', ')}. There are ${Object.keys(JOURNEYS).join(', ')}.`);
  process.exit(2);
}

const program = await startProgram({
  program: 'mocks/hosts/node/serve.ts',
  // The stories tell each step by its own button.
  env: { PORT, MARCUS_FAULTS: '1', MARCUS_READ_BY_ITSELF: 'off', MARCUS_SEATS: '3' },
});
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
});
try {
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const trace = await record(browser, journey);
    await writeFile(path.join(values.to, `${name}.json`), `${trace}\n`);
    console.log(`${name}.json, ${trace.length} characters`);
  }
} finally {
  await browser.close();
  await program.stop();
}

async function record(
  opened: Browser,
  journey: (stage: Stage) => Promise<void>,
): Promise<string> {
  const baseURL = `http://127.0.0.1:${program.port}`;
  const context = await opened.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const app = new Application(page);
  const ask = async (method: string, address: string, body?: object) => {
    const answer = await fetch(`${baseURL}/api${address}`, {
      method,
      // A story takes longer than the services keep an idle connection open.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as unknown;
  };
  // The seat of the previous story may still be taken.
  while (!isEmpty(await ask('GET', '/session/queue'))) await pause(500);
  try {
    await journey({ app, page, ask });
    return await savedTrace(page);
  } finally {
    await app.leave();
    await context.close();
    await ask('DELETE', '/faults');
  }
}

function isEmpty(answer: unknown): boolean {
  const { queue_status: queue } = answer as { queue_status: { active_sessions: number } };
  return queue.active_sessions === 0;
}

/** The article is our own, so the trace may contain it. */
async function savedTrace(page: Page): Promise<string> {
  await page.getByTitle('Session details').click();
  await page.getByRole('button', { name: 'Save trace…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save trace' });
  await dialog.getByRole('checkbox').uncheck();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Save \d/ }).click();
  return readFile(await (await download).path(), 'utf8');
}
