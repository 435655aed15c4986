import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { SessionFiles } from '../../../../services/stores/sessionFiles';
import { chromiumPath } from '../../../../tools/chromiumPath';
import { withEsbuild } from '../../../node/withEsbuild';

type Answer = { readonly result?: string } | { readonly error: { readonly message: string } };

/** The page, which passes calls to its worker. */
const PAGE = `<!doctype html><script>
  const worker = new Worker('worker.js', { type: 'module' });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    waiting.get(data.id)(data);
    waiting.delete(data.id);
  };
  let last = 0;
  const call = (method, args) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      worker.postMessage({ id: last, method, args });
    });
</script>`;

/** A page in Chromium with one worker, whose files tests outside of it can use. */
export interface BrowserWithFiles {
  readonly open: (sessionBytes: number) => Promise<SessionFiles>;
  readonly close: () => Promise<void>;
}

export async function startBrowserWithFiles(): Promise<BrowserWithFiles> {
  const server = await serve(await workerScript());
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await openPage(browser, server);
  return {
    open: async (sessionBytes) => {
      await call(page, 'open', String(sessionBytes));
      return filesIn(page);
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const filesIn = (page: Page): SessionFiles => ({
  write: async (session, key, bytes) =>
    void (await call(page, 'write', session, key, new TextDecoder().decode(bytes))),
  read: async (session, key) =>
    new TextEncoder().encode((await call(page, 'read', session, key)) ?? ''),
  removeSession: async (session) => void (await call(page, 'removeSession', session)),
  close: async () => void (await call(page, 'close')),
});

async function call(page: Page, method: string, ...args: string[]): Promise<string | undefined> {
  const answer = await page.evaluate<Answer>(
    `call(${JSON.stringify([method, args]).slice(1, -1)})`,
  );
  if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
  return answer.result;
}

async function workerScript(): Promise<string> {
  const { outputFiles } = await withEsbuild(() =>
    build({
      entryPoints: [path.join(__dirname, 'files.worker.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
    }),
  );
  return outputFiles[0]!.text;
}

/** Browsers keep files for pages of a host only. */
async function serve(script: string): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/worker.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function openPage(browser: Browser, server: Server): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
}
