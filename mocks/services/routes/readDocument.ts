import type { DoclingOrigin } from '../../engine/text/doclingDocument';
import type { ArticleHead } from '../../engine/text/articleHead/articleHead';
import type { ReadPage } from '../../engine/text/readFirstPages';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';
import { readPageByPage } from './readPageByPage';

interface Reading {
  readonly pool: TaskRunner;
  readonly pdf: Uint8Array;
  /** How many pages, from the first. */
  readonly pages: number;
  readonly work: Work;
}

/** The result of reading, and the indices, from 0, of pages that could not be read completely. */
type Read<Content> = Content & { readonly tooHeavy: readonly number[] };

interface ReadText {
  readonly text: string;
  readonly article: ArticleHead | undefined;
}

/** The text of the first pages; if the article exceeds the limits, the text of those pages that do not. */
export function readText(reading: Reading): Promise<Read<ReadText>> {
  const { pool, pdf, pages, work } = reading;
  return orPageByPage(reading, {
    whole: () => pool.run('documents.readText', { pdf, pages }, work),
    join: (read) => pool.run('documents.joinText', { read, pages }, work),
  });
}

/** The same, in the format of Docling's export. */
export function exportJson(
  reading: Reading,
  origin: DoclingOrigin,
): Promise<Read<{ readonly document: object }>> {
  const { pool, pdf, pages, work } = reading;
  return orPageByPage(reading, {
    whole: () => pool.run('documents.exportJson', { pdf, pages, origin }, work),
    join: (read) => pool.run('documents.joinJson', { read, pages, origin }, work),
  });
}

/** The DOI; if the first pages exceed the limits, the DOI given in the metadata. */
export async function findDoi({ pool, pdf, work }: Omit<Reading, 'pages'>) {
  try {
    return await pool.run('documents.findDoi', { pdf }, work);
  } catch (error) {
    if (!(error instanceof TaskTooHeavy)) throw error;
    return pool.run('documents.findDoi', { pdf, pages: 0 }, work);
  }
}

interface Ways<Content> {
  readonly whole: () => Promise<Read<Content>>;
  readonly join: (read: readonly ReadPage[]) => Promise<Read<Content>>;
}

async function orPageByPage<Content>(
  { pool, pdf, pages, work }: Reading,
  { whole, join }: Ways<Content>,
): Promise<Read<Content>> {
  try {
    return await whole();
  } catch (error) {
    if (!(error instanceof TaskTooHeavy)) throw error;
    const { read, unread } = await readPageByPage(pool, pdf, pages, work);
    const joined = await join(read);
    return { ...joined, tooHeavy: [...joined.tooHeavy, ...unread] };
  }
}
