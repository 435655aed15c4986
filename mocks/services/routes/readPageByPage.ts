import { pagesToRead } from '../../engine/text/readFirstPages';
import type { ReadPage } from '../../engine/text/readFirstPages';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';

/** Time limit in milliseconds for one page; a hundred typical pages take 9 s. */
const PAGE_MS = 20_000;

export interface PagesRead {
  readonly read: readonly ReadPage[];
  /** Indices, from 0, of pages that could not be read. */
  readonly unread: readonly number[];
}

/**
 * Reads the pages of a document that exceeds the limits as a whole, each in its own task, so that one page
 * does not affect the others.
 *
 * @param wanted how many pages, from the first
 * @throws TaskTooHeavy when even opening the document exceeds the limits
 */
export async function readPageByPage(
  pool: TaskRunner,
  pdf: Uint8Array,
  wanted: number,
  work: Work,
): Promise<PagesRead> {
  const { pageCount } = await pool.run('documents.describe', { pdf }, work);
  const read: ReadPage[] = [];
  const unread: number[] = [];
  for (let pageIndex = 0; pageIndex < pagesToRead(pageCount, wanted); pageIndex += 1) {
    try {
      const limits = { ...work, timeoutMs: PAGE_MS };
      read.push(await pool.run('documents.readPage', { pdf, pageIndex }, limits));
    } catch (error) {
      if (!(error instanceof TaskTooHeavy)) throw error;
      if (pageIndex < wanted) unread.push(pageIndex);
    }
  }
  return { read, unread };
}
