import { pagesToRead } from '../../engine/tasks/joinAnswers';
import type { ReadPage } from '../../engine/text/readFirstPages';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';

/** Milliseconds for one page; a hundred usual ones take 9 s. */
const PAGE_MS = 20_000;

export interface PagesRead {
  readonly read: readonly ReadPage[];
  /** Indices, from 0, of pages of which nothing was read. */
  readonly unread: readonly number[];
}

/**
 * The pages of a document that takes too much as a whole, each by a task of its own, so that one page
 * costs the article no other.
 *
 * @param wanted how many pages, from the first
 * @throws TaskTooHeavy when the document cannot even be opened within the limits
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
