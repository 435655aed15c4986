import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHttpServer } from '../../hosts/node/http/createHttpServer';
import { webListener } from '../../hosts/node/http/webListener';
import { createPageRoutes } from '../../hosts/node/serving/pageRoutes';
import { askAs } from '../../testing/rawRequest';
import { startProgram } from '../../testing/startProgram';
import type { Target } from './attackTypes';

export interface OpenTarget extends Target {
  readonly close: () => Promise<void>;
}

/** Starts separate services and a page, reachable only from this machine. */
export async function openTarget(): Promise<OpenTarget> {
  const { child, port, stop } = await startProgram({
    program: 'mocks/hosts/node/server.ts',
    env: { PORT: '0', HOST: '127.0.0.1', MARCUS_FAULTS: '' },
  });
  const page = await openPage();
  const url = `http://127.0.0.1:${port}`;
  const host = { Host: `127.0.0.1:${port}` };
  const askBare: Target['askBare'] = (call, headers = {}) =>
    askAs(url, { ...host, ...headers }, call);
  const sessionId = keepSession(askBare);
  const until = (signal?: AbortSignal): Target => ({
    url,
    pageUrl: page.url,
    pid: child.pid ?? 0,
    askBare: (call, headers) => askBare({ ...call, signal }, headers),
    sessionId,
    until,
    ask: async (call, headers = {}) =>
      askBare({ ...call, signal }, { 'X-Session-ID': await sessionId(), ...headers }),
  });
  return {
    ...until(),
    close: async () => {
      page.close();
      await stop();
    },
  };
}

/** The id of an active session; replaces a session that an attack ended or kept from getting a seat. */
function keepSession(askBare: Target['askBare']): () => Promise<string> {
  let id = '';
  return async () => {
    const { body } = await askBare({ method: 'POST', path: `/session/heartbeat/${id || 'none'}` });
    if (body?.session_status?.status === 'active') return id;
    await askBare({ method: 'POST', path: '/session/reset' });
    const created = await askBare({ method: 'POST', path: '/session/create' });
    id = created.body.session.session_id;
    return id;
  };
}

/** The page as `npm start` serves it, with files that must stay private. */
async function openPage() {
  const dist = mkdtempSync(path.join(tmpdir(), 'marcus-attack-'));
  mkdirSync(path.join(dist, 'assets'));
  const secret = 'sourcesContent';
  const files = {
    'index.html': '<html><head></head></html>',
    'assets/x.js': 'x',
    'assets/x.js.map': secret,
    'build-info.json': secret,
    '.secret': secret,
  };
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(dist, name), text));
  const page = await createPageRoutes(dist, { apiUrl: '/api' });
  const server = createHttpServer(webListener(page, { hosts: [] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(dist, { recursive: true });
    },
  };
}
