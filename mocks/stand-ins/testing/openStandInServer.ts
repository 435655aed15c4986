import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { canonicalise } from '../../engine/chemistry/canonicalise';
import { loadRDKit } from '../../engine/chemistry/testing/loadRDKit';
import { webListener } from '../../hosts/node/http/webListener';
import { createAnswerApp } from '../../services/http/createAnswerApp';
import { request, type Answer } from '../../testing/servicesClient';
import type { OutsideServices } from '../../services/outsideServices';
import { createStandIns } from '../standInRoutes';

export interface StandInServer extends OutsideServices {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Posts JSON. */
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Posts a URL-encoded form. */
  readonly postForm: (path: string, fields: Record<string, string>) => Promise<Answer>;
  /** Advances the clock of the limits. */
  readonly wait: (ms: number) => void;
  readonly close: () => void;
}

/** Loaded once for all tests of a file. */
let loading: ReturnType<typeof loadRDKit> | undefined;

/** The stand-ins on a separate port, with a manual clock. */
export async function openStandInServer(): Promise<StandInServer> {
  loading ??= loadRDKit();
  const rdkit = await loading;
  let time = Date.parse('2026-11-22T10:00:00Z');
  const standIns = createStandIns(async (list) => canonicalise(rdkit, list), {
    delayMs: 0,
    areLimited: true,
    now: () => time,
  });
  const app = createAnswerApp({ corsOrigins: [] });
  app.route('/', standIns.router);
  const server = createServer(webListener(app, { hosts: [] })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (path: string, init: RequestInit) => request(base + path, init);
  return {
    ...standIns,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    wait: (ms) => {
      time += ms;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
