import { createServer, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** All that a plain server knows of types; browsers insist on those of scripts and style sheets. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

export interface FileServer {
  /** Where the folder is, with a trailing slash. */
  readonly url: string;
  /** What is served; another folder from now on, as by a deployment. */
  folder: string;
  /** Paths below the folder that were asked for. */
  readonly asked: string[];
  /** Paths that it had no file for. */
  readonly missing: readonly string[];
  /** While set, files whose path it returns true for are refused, as by a server that has fallen over. */
  refuses: (path: string) => boolean;
  /** While set, files whose path it returns true for come in small pieces, as over a slow line. */
  trickles: (path: string) => boolean;
  /** Headers that it sends with a file, beside the type: none, as a plain host. */
  headers: (path: string) => Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** A server that knows files and nothing else: no `/api`, no headers but the type, no compression. */
export async function serveFiles(folder: string, below: string): Promise<FileServer> {
  const asked: string[] = [];
  const missing: string[] = [];
  const no = (_path: string): boolean => false;
  const none = (_path: string): Readonly<Record<string, string>> => ({});
  const state = { folder, refuses: no, trickles: no, headers: none };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files.invalid');
    const name = pathname.startsWith(below) ? pathname.slice(below.length) : null;
    asked.push(name ?? pathname);
    if (name !== null && state.refuses(name)) return response.writeHead(503).end();
    const file = path.join(state.folder, name === '' ? 'index.html' : (name ?? ''));
    const bytes = name === null ? null : await readFile(file).catch(() => null);
    if (bytes === null) {
      missing.push(`${request.method} ${pathname}`);
      return response.writeHead(404).end();
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...state.headers(name ?? ''), 'Content-Type': type });
    if (name !== null && state.trickles(name)) await trickle(bytes, response);
    else response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}${below}`,
    asked,
    missing,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const PIECES = 40;
const PAUSE_MS = 250;

async function trickle(bytes: Buffer, response: ServerResponse): Promise<void> {
  const length = Math.ceil(bytes.length / PIECES);
  for (let at = 0; at < bytes.length && !response.destroyed; at += length) {
    response.write(bytes.subarray(at, at + length));
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  response.end();
}
