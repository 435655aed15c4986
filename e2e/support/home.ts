import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import WebSocket from 'ws';

export interface HomeRequest {
  readonly method?: string;
  readonly session?: string;
  readonly json?: unknown;
  /** Files by their paths on this machine, or as texts. */
  readonly form?: Readonly<Record<string, string | FormFile>>;
  /** Gives the request up after so many milliseconds. */
  readonly abortAfterMs?: number;
}

export interface FormFile {
  readonly name: string;
  readonly base64: string;
}

export interface HomeAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  // Tests look into answers of any shape; bytes are in base64.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** Where the services live, as a client sees it: a server, or a worker of a page. */
export interface Home {
  /** @param path as in the contract, without the prefix @returns 'aborted' if it was given up */
  readonly call: (path: string, request?: HomeRequest) => Promise<HomeAnswer | 'aborted'>;
  /**
   * Opens the session's live channel, sends frames, and waits until `count` messages have come or it is closed.
   *
   * @returns the messages' texts, and the close code if it was closed
   */
  readonly talk: (session: string, frames: readonly string[], count: number) => Promise<Talk>;
}

export interface Talk {
  readonly messages: readonly string[];
  readonly closed?: number;
}

/** Runs in Node and in a page: turns a request into a call of `fetch`, and its answer into plain data. */
async function send(
  fetcher: typeof fetch,
  address: string,
  { method = 'GET', session, json, form, abortAfterMs }: HomeRequest,
): Promise<HomeAnswer | 'aborted'> {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const abort = new AbortController();
  if (abortAfterMs !== undefined) setTimeout(() => abort.abort(), abortAfterMs);
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new File([bytesOf(value.base64)], value.name));
  }
  try {
    const response = await fetcher(address, {
      method,
      signal: abort.signal,
      headers: {
        ...(session !== undefined && { 'X-Session-ID': session }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body }),
    });
    const type = response.headers.get('Content-Type') ?? '';
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = () => new TextDecoder().decode(bytes);
    const base64 = () => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return {
      status: response.status,
      type,
      headers: Object.fromEntries(response.headers),
      body: type.includes('json') ? JSON.parse(text()) : /^text|svg/.test(type) ? text() : base64(),
    };
  } catch (error) {
    if (abort.signal.aborted) return 'aborted';
    throw error;
  }
}

/** Services on a server, over HTTP and WebSocket. */
export const serverHome = (origin: string): Home => ({
  call: (path, request = {}) => send(fetch, `${origin}/api${path}`, request),
  talk: (session, frames, count) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/session/ws/${session}`);
      const messages: string[] = [];
      const done = (closed?: number) =>
        resolve({ messages, ...(closed !== undefined && { closed }) });
      // A refused upgrade is an error first, then the end.
      socket.on('error', () => undefined);
      socket.on('close', (code) => done(code));
      socket.on('open', () => frames.forEach((frame) => socket.send(frame)));
      socket.on('message', (data) => {
        messages.push(String(data));
        if (messages.length < count) return;
        done();
        socket.close();
      });
    }),
});

/**
 * Services in a worker, started by the application's own client (`platform/browser/servicesWorker`) in an empty
 * page of the same site.
 *
 * @param page any; it is led to a file of the site
 */
export async function workerHome(page: Page, siteUrl: string): Promise<Home> {
  const html = await (await page.request.get(siteUrl)).text();
  const script = /engine\/services\.worker\.\w+\.js/.exec(html)?.[0];
  if (script === undefined) throw new Error('The page names no services');
  await page.goto(`${siteUrl}third-party-notices.txt`);
  await page.evaluate(await clientCode());
  await page.evaluate(`window.homeSend = ${String(send)}`);
  await page.evaluate((address) => {
    const { createOwnServices } = Reflect.get(window, 'homeClient');
    Object.assign(window, { home: createOwnServices(address, document.baseURI) });
  }, script);
  return {
    call: (path, request = {}) =>
      page.evaluate(
        ([address, asked]) =>
          Reflect.get(window, 'homeSend')(Reflect.get(window, 'home').fetch, address, asked),
        [`/api${path}`, request] as const,
      ),
    talk: (session, frames, count) =>
      page.evaluate(
        ([id, texts, wanted]) =>
          new Promise<Talk>((resolve) => {
            const messages: string[] = [];
            const connection = Reflect.get(window, 'home').sockets.connect(
              `ws://host/api/session/ws/${id}`,
              (event: { kind: string; text: string; code: number }) => {
                if (event.kind === 'opened') texts.forEach((text) => connection.send(text));
                if (event.kind === 'closed') resolve({ messages, closed: event.code });
                if (event.kind !== 'message') return;
                messages.push(event.text);
                if (messages.length < wanted) return;
                resolve({ messages });
                connection.close();
              },
            );
          }),
        [session, frames, count] as const,
      ),
  };
}

async function clientCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/platform/browser/servicesWorker/startServices.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'homeClient',
    // A declaration inside an evaluated text would be local to it.
    footer: { js: 'window.homeClient = homeClient;' },
  });
  return outputFiles[0]?.text ?? '';
}

export const fileOf = async (path: string): Promise<FormFile> => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  base64: (await readFile(path)).toString('base64'),
});
