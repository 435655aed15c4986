import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { firstLoadFiles } from '../../mocks/tools/bench/buildSizes';

export interface LoadedScript {
  readonly name: string;
  /** gzip, level 9 */
  readonly gzipBytes: number;
  /** Named by the page itself; the others are loaded by scripts. */
  readonly isFirstLoad: boolean;
}

/**
 * Records the scripts that a page loads from now on.
 *
 * @returns those loaded up to its call
 */
export function watchScripts(page: Page): () => Promise<LoadedScript[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.ok() && /\.m?js$/.test(new URL(response.url()).pathname)) responses.push(response);
  });
  return async () => {
    const fetched = [...responses];
    const html = await (await page.request.get(page.url())).text();
    const named = firstLoadFiles(html).map((url) => new URL(url, page.url()).pathname);
    return Promise.all(fetched.map((response) => describe(response, named)));
  };
}

async function describe(response: Response, named: readonly string[]): Promise<LoadedScript> {
  const name = new URL(response.url()).pathname;
  const gzipBytes = gzipSync(await response.body(), { level: 9 }).length;
  return { name, gzipBytes, isFirstLoad: named.includes(name) };
}

export const gzipSum = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
