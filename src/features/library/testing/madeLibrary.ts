import type { Work } from '@/domain/work';
import { snapshotOf } from '../../savedWork/stored/snapshot';
import { libraryFile, packArticle } from '../archive/packLibrary';

/** An article of a made library. */
export interface MadeArticle {
  readonly name: string;
  readonly work: Work;
  /** ms since the epoch */
  readonly savedAt?: number;
}

/** A library as the page saves it, without PDFs. */
export async function madeLibrary(articles: readonly MadeArticle[]): Promise<Blob> {
  const packed = articles.map(({ name, work, savedAt = 0 }) => {
    const { hash } = work.document.file;
    const summary = {
      ...{ hash, name, savedAt, size: 0, revision: 'r' },
      ...{ segmentCount: 1, structureCount: 1 },
    };
    const found = { summary, snapshot: snapshotOf(work), record: {}, images: new Map() };
    return packArticle(found, false);
  });
  return libraryFile(await Promise.all(packed), '2026-01-02T03:04:05.000Z');
}

/** The same work on another article. */
export function onArticle(work: Work, letter: string): Work {
  const file = { ...work.document.file, hash: letter.repeat(64) };
  return { ...work, document: { ...work.document, file } };
}
