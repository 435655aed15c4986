import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { mediaTypeOf } from '../../mocks/hosts/node/serving/mediaTypes';

const COMPRESSED = /\.(?:html|m?js|css|svg|json|txt|wasm)$/;

/**
 * Serves the built page of another application as ours is served: compressed by Brotli at its highest level
 * before the measurement asks for it. It has no services: calls to them are answered with 404.
 */
export async function serveFolder(folder: string) {
  const root = path.resolve(folder);
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page.invalid');
    const file = path.join(root, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const answer = async () => {
      if (!file.startsWith(root + path.sep)) throw new Error('Outside the folder');
      const type = { 'Content-Type': mediaTypeOf(file) };
      const known = compressed.get(file);
      // Before the head, after which an absent file could not be answered with 404.
      const bytes = known ?? (await readFile(file));
      if (!COMPRESSED.test(file)) return response.writeHead(200, type).end(bytes);
      const body = known ?? atHighestLevel(bytes);
      compressed.set(file, body);
      return response.writeHead(200, { ...type, 'Content-Encoding': 'br' }).end(body);
    };
    answer().catch(() => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

const atHighestLevel = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
