import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A web server that serves files and knows nothing else. */
export interface PlainHost {
  /** Address of the folder, with a slash at the end. */
  readonly address: string;
  /** Paths that were asked for, below the host. */
  readonly asked: string[];
  /** What is served from now on, as by a deployment. */
  serve(folder: string): void;
  close(): Promise<void>;
}

/** As any file server has them. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder below a path, like the pages of a project on a shared host. */
export async function startPlainHost(folder: string, below = '/marcus/'): Promise<PlainHost> {
  let served = folder;
  const asked: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    asked.push(pathname);
    const file = pathname.startsWith(below) ? fileOf(served, pathname.slice(below.length)) : null;
    if (!file)
      return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found');
    const type = TYPES[path.extname(file.name)] ?? 'application/octet-stream';
    const headers = { 'Content-Type': type, 'Content-Length': file.size };
    response.writeHead(200, {
      ...headers,
      'Last-Modified': file.changed,
      'Cache-Control': 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file.name).pipe(response);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    asked,
    serve(next) {
      served = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fileOf(folder: string, name: string) {
  const file = path.join(folder, path.normalize(`/${decodeURIComponent(name)}`) || 'index.html');
  const whole = name === '' ? path.join(folder, 'index.html') : file;
  try {
    const { size, mtime } = statSync(whole);
    return { name: whole, size, changed: mtime.toUTCString() };
  } catch {
    return null;
  }
}
