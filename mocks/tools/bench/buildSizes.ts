import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export interface LoadedFile {
  readonly name: string;
  readonly bytes: number;
  /** As sent by the server: gzip, level 6. */
  readonly gzipBytes: number;
}

/**
 * Scripts and style sheets that a page refers to directly, so that they are loaded before it can be used; not
 * what it only asks to be fetched early.
 */
export function firstLoadFiles(html: string): string[] {
  const tags = html.matchAll(
    /<(?:script|link)\b(?![^>]*\brel=["']?preload)[^>]*?\b(?:src|href)=["']?([^"'\s>]+)/g,
  );
  return [...tags].map(([, url = '']) => url).filter((url) => /\.(?:js|css)(?:\?|$)/.test(url));
}

/** The files of a build folder that a first visit loads; undefined if nothing has been built there. */
export async function readBuildSizes(folder: string): Promise<LoadedFile[] | undefined> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const sizeOf = async (url: string): Promise<LoadedFile> => {
    const name = url.replace(/\?.*$/, '').replace(/^\.?\//, '');
    const bytes = await readFile(path.join(folder, name));
    return { name, bytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 6 }).length };
  };
  return Promise.all(['index.html', ...firstLoadFiles(html)].map(sizeOf));
}
