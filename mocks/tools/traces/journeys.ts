import type { Page } from '@playwright/test';
import type { Application } from '../../../e2e/support/application';

/** The tools for a journey. */
export interface Stage {
  readonly app: Application;
  readonly page: Page;
  /** Calls the services without the application, as other users and the fault switchboard do. */
  readonly ask: (method: string, address: string, body?: object) => Promise<unknown>;
}

interface MadeSession {
  readonly session: { readonly session_id: string };
}

/** For services and a browser that share a busy machine. */
const LONG_MS = 90_000;

/** Between two keys, so that a view follows each as it would for a user. */
const KEY_MS = 300;

/** By file name: what happens in each trace in this folder. */
export const JOURNEYS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'main-journey': mainJourney,
  'queue-wait': queueWait,
  'drop-and-recovery': dropAndRecovery,
  'failed-recognition': failedRecognition,
  review,
};

/** Like a user, with more patience than a test. */
async function openSample(app: Application): Promise<void> {
  const { page, documentColumn } = app;
  await page.goto('/');
  await page.keyboard.press('Escape');
  await page.getByText('MARCUS Active').waitFor({ timeout: LONG_MS });
  await app.button('Try the sample article').click({ timeout: LONG_MS });
  await documentColumn.getByText('/ 3', { exact: true }).waitFor({ timeout: LONG_MS });
}

/** From the empty page to the exported file. */
async function mainJourney({ app }: Stage): Promise<void> {
  await openSample(app);
  await app.doi.waitFor({ timeout: LONG_MS });
  await app.extractText();
  await app.extractAnnotations();
  await app.extractStructures();
  await app.chooseEngine('MolNexTR');
  for (const number of [1, 2, 3]) await app.grid.selectByKeyboard(number);
  await app.getStructures();
  await app.downloadData();
}

/** All seats are taken; one becomes free. */
async function queueWait({ page, ask }: Stage): Promise<void> {
  const others: string[] = [];
  for (let seat = 0; seat < 3; seat += 1) {
    const { session } = (await ask('POST', '/session/create', {})) as MadeSession;
    others.push(session.session_id);
  }
  const leave = (id: string) => ask('DELETE', `/session/remove/${id}`);
  try {
    await page.goto('/');
    await page.keyboard.press('Escape');
    await page.getByText(/queue/i).first().waitFor({ timeout: LONG_MS });
    // It is offered once the other page has answered, which takes longer on a busy machine.
    await page.getByText('Go on in this browser').first().waitFor({ timeout: LONG_MS });
    await leave(others[0] ?? '');
    await page.getByText('MARCUS Active').waitFor({ timeout: LONG_MS });
    await page.waitForTimeout(1_000);
  } finally {
    await Promise.all(others.slice(1).map(leave));
  }
}

/** The live channel drops while an article is open, and comes back. */
async function dropAndRecovery({ app, page, ask }: Stage): Promise<void> {
  await openSample(app);
  await app.extractText();
  await page.waitForTimeout(1_000);
  await ask('POST', '/faults', { kind: 'drop_socket' });
  await page.waitForTimeout(8_000);
  await page.getByText('MARCUS Active').waitFor({ timeout: LONG_MS });
}

/** The services cannot read either of two drawings. */
async function failedRecognition({ app, ask }: Stage): Promise<void> {
  await openSample(app);
  await app.extractStructures();
  await app.chooseEngine('MolNexTR');
  for (const number of [1, 2]) await app.grid.selectByKeyboard(number);
  await ask('POST', '/faults', { kind: 'status', path: '*/ocsr/*', status: 500, count: 0 });
  await app.getStructures();
}

/** A box is drawn; drawings are approved, and rejected with and without a note; steps are undone and redone. */
async function review({ app, page }: Stage): Promise<void> {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_MS);
    }
  };
  await openSample(app);
  await app.extractStructures();
  await app.chooseEngine('MolNexTR');
  for (const number of [1, 2, 3]) await app.grid.selectByKeyboard(number);
  await app.getStructures();
  await app.documentColumn.getByRole('group', { name: 'Pages' }).focus();
  await press('b', 'Enter', 'ArrowLeft', 'Shift+ArrowDown', 'Enter');
  await press('Control+z', 'Control+Shift+z');

  await press('Control+Enter');
  const window = page.getByRole('dialog', { name: 'Review' });
  await window.locator('[data-queue] [aria-current="true"]').waitFor({ timeout: LONG_MS });
  await press('n', 'a', 'r', '2', 'r', '5');
  await window.getByLabel('Why it is rejected').fill('Half of it is missing');
  await press('Enter', 'z', 'Control+z', 'Shift+z', 'Escape');
  await window.waitFor({ state: 'hidden', timeout: LONG_MS });
  await app.downloadData();
}
