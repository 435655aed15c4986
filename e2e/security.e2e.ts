/** The content security policy in a browser: what it blocks, and that nothing it blocks goes unnoticed. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { PageFindings } from './support/watchPage';

const ELSEWHERE = 'http://elsewhere.invalid';

/** Set by anything that should not have run. */
const pwned = (page: Page) => page.evaluate(() => Reflect.get(window, 'pwned') as unknown);

/** Waits for a finding with these words. */
async function expectNoticed({ errors }: PageFindings, words: string): Promise<void> {
  await expect.poll(() => errors.join('\n')).toContain(words);
}

/** Removes the findings, which were expected. */
function forgive({ errors, foreign }: PageFindings): void {
  errors.splice(0);
  foreign.splice(0);
}

/** What an attacker could try who can run a line in the page, or has found a place to write to. */
const ATTEMPTS: readonly (readonly [what: string, directive: string, attempt: () => void])[] = [
  [
    'markup made of text',
    'require-trusted-types-for',
    () => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.pwned = 1">';
    },
  ],
  [
    'a script made of text',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.append('window.pwned = 2');
      document.body.append(script);
    },
  ],
  ['text run by a timer', 'require-trusted-types-for', () => void setTimeout('window.pwned = 3')],
  [
    'a worker of somebody else',
    'require-trusted-types-for',
    () => void new Worker(URL.createObjectURL(new Blob(['self.close()']))),
  ],
  [
    'a Trusted Types policy of its own',
    'trusted-types',
    () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy('own', {});
    },
  ],
  [
    'a link with a script',
    'script-src-elem',
    () => {
      const link = document.createElement('a');
      link.setAttribute('href', 'javascript:window.pwned = 4');
      document.body.append(link);
      link.click();
    },
  ],
  ['a style attribute', 'style-src-attr', () => document.body.setAttribute('style', 'color: red')],
  [
    'a style sheet made of text',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('input[value^="a"] { color: red }');
      document.head.append(style);
    },
  ],
  [
    'a picture from elsewhere',
    'img-src',
    () => {
      new Image().src = 'http://elsewhere.invalid/seen.png';
    },
  ],
  [
    'a request to elsewhere',
    'connect-src',
    () => void navigator.sendBeacon('http://elsewhere.invalid/', 'x'),
  ],
  [
    'a form sent elsewhere',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'http://elsewhere.invalid/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'another base for addresses',
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'http://elsewhere.invalid/';
      document.head.append(base);
    },
  ],
  [
    'a frame from elsewhere',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'http://elsewhere.invalid/';
      document.body.append(frame);
    },
  ],
  [
    'a plug-in',
    'require-trusted-types-for',
    () => {
      const object = document.createElement('object');
      object.data = '/favicon.svg';
      document.body.append(object);
    },
  ],
];

test('what the policy blocks does not happen, and is reported @smoke', async ({
  app,
  page,
  findings,
}) => {
  const reached: string[] = [];
  await page.route(`${ELSEWHERE}/**`, (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await app.open();
  for (const [what, , attempt] of ATTEMPTS) {
    await test.step(what, () => page.evaluate(attempt).catch(() => undefined));
  }
  const refusals = () =>
    findings.errors.flatMap((it) => /policy: (\S+) refused/.exec(it)?.[1] ?? []).sort();
  await expect.poll(refusals).toEqual(ATTEMPTS.map(([, directive]) => directive).sort());
  expect(await pwned(page)).toBeUndefined();
  expect(reached).toEqual([]);
  // The form's refused navigation counts as pending: locators would wait for its end.
  expect(await page.evaluate(() => document.querySelectorAll('main').length)).toBe(1);
  forgive(findings);
});

test("a violation in a worker or in the editor's frame is reported too @smoke", async ({
  app,
  page,
  findings,
}) => {
  await app.open();
  const worker = page.workers().find((it) => it.url().includes('steady-timer'));
  await worker!.evaluate((address) => fetch(address).catch(() => undefined), ELSEWHERE);
  await expectNoticed(findings, 'worker: Connecting to');
  await worker!.evaluate(() => void setTimeout('self.pwned = 1')).catch(() => undefined);
  await expectNoticed(findings, 'worker: This document requires');
  // In the page, and therefore under its policy, but a separate document.
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/ketcher/index.html';
    document.body.append(frame);
  });
  await expect.poll(() => page.frames().length).toBe(2);
  const [, editor] = page.frames();
  await editor!.waitForLoadState('domcontentloaded');
  await editor!.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.parent.pwned = 5');
    document.body.append(script);
  });
  await expectNoticed(findings, 'policy: script-src-elem refused inline');
  expect(await pwned(page)).toBeUndefined();
  forgive(findings);
});

test('no other page can frame the application, or keep access to its window @smoke', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${ELSEWHERE}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${baseURL}/"></iframe>`,
    }),
  );
  await page.goto(`${ELSEWHERE}/`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  const opened = context.waitForEvent('page');
  await page.evaluate((address) => {
    Object.assign(window, { opened: window.open(address) });
  }, `${baseURL}/`);
  const application = await opened;
  await application.waitForLoadState();
  expect(await application.evaluate(() => window.opener as unknown)).toBeNull();
  const isClosed = () => page.evaluate(() => (Reflect.get(window, 'opened') as Window).closed);
  await expect.poll(isClosed).toBe(true);
  await context.close();
});
