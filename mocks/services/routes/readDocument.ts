import type { DoclingOrigin } from '../../engine/text/doclingDocument';
import type { ArticleHead } from '../../engine/text/articleHead/articleHead';
import type { ReadPage, ScannedPage } from '../../engine/text/readFirstPages';
import type { TextPage } from '../../engine/page/textPage';
import type { WordPlace } from '../../engine/text/readWords';
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

/** Reads the pictures of scanned pages. */
export interface ScanReader {
  /** How many pages, from the first, are read if they are scans. */
  readonly readUpTo: number;
  /** By the page's zero-based index; undefined if it is too heavy. */
  readonly read: (pageIndex: number) => Promise<ReadPage | undefined>;
}

/** The result of reading, and what became of the pages. */
type Read<Content> = Content & {
  /** Zero-based indices of pages that could not be read completely. */
  readonly tooHeavy: readonly number[];
  readonly scans: readonly ScannedPage[];
};

interface ReadText {
  readonly text: string;
  readonly article: ArticleHead | undefined;
  /** The words that were read from the pictures of scans. */
  readonly words: readonly WordPlace[];
}

/**
 * The text of the first pages; if the article exceeds the limits, the text of those pages that do not.
 *
 * @param scanned without it, the pictures of scans are left alone
 */
export function readText(reading: Reading, scanned?: ScanReader): Promise<Read<ReadText>> {
  const { pool, pdf, pages, work } = reading;
  return read(reading, scanned, {
    whole: () => pool.run('documents.readText', { pdf, pages }, work),
    join: (read) => pool.run('documents.joinText', { read, pages }, work),
  });
}

/** The same, in the format of Docling's export. */
export function exportJson(
  reading: Reading,
  origin: DoclingOrigin,
  scanned?: ScanReader,
): Promise<Read<{ readonly document: object }>> {
  const { pool, pdf, pages, work } = reading;
  return read(reading, scanned, {
    whole: () => pool.run('documents.exportJson', { pdf, pages, origin }, work),
    join: (read) => pool.run('documents.joinJson', { read, pages, origin }, work),
  });
}

/** The DOI; if the first pages exceed the limits, the DOI given in the metadata. */
export async function findDoi(
  { pool, pdf, work }: Omit<Reading, 'pages'>,
  scans: readonly TextPage[] = [],
) {
  try {
    return await pool.run('documents.findDoi', { pdf, scans }, work);
  } catch (error) {
    if (!(error instanceof TaskTooHeavy)) throw error;
    return pool.run('documents.findDoi', { pdf, pages: 0 }, work);
  }
}

/** With the pages themselves, if there are scans among them. */
type ReadWithPages<Content> = Read<Content> & { readonly read?: readonly ReadPage[] };

interface Ways<Content> {
  readonly whole: () => Promise<ReadWithPages<Content>>;
  readonly join: (read: readonly ReadPage[]) => Promise<Read<Content>>;
}

async function read<Content>(
  reading: Reading,
  scanned: ScanReader | undefined,
  ways: Ways<Content>,
): Promise<Read<Content>> {
  const { read: pages, ...answer } = await orPageByPage(reading, ways);
  const isUnread = pages?.some(({ scan }) => scan === 'unread') === true;
  // The type of the rest of a generic is not the generic's; what was taken out was added by it.
  if (!isUnread || !scanned) return answer as unknown as Read<Content>;
  const joined = await ways.join(
    await withScans(pages, Math.min(reading.pages, scanned.readUpTo), scanned),
  );
  const unread = answer.tooHeavy.filter((index) => !joined.tooHeavy.includes(index));
  return { ...joined, tooHeavy: [...joined.tooHeavy, ...unread] };
}

/** One after the other: each takes seconds, and others wait for the same workers. */
async function withScans(
  pages: readonly ReadPage[],
  end: number,
  scanned: ScanReader,
): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for (const each of pages) {
    const { pageIndex } = each.page;
    const isDue = each.scan === 'unread' && pageIndex < end;
    read.push(isDue ? ((await scanned.read(pageIndex)) ?? { ...each, tooHeavy: true }) : each);
  }
  return read;
}

async function orPageByPage<Content>(
  { pool, pdf, pages, work }: Reading,
  { whole, join }: Ways<Content>,
): Promise<ReadWithPages<Content>> {
  try {
    return await whole();
  } catch (error) {
    if (!(error instanceof TaskTooHeavy)) throw error;
    const { read, unread } = await readPageByPage(pool, pdf, pages, work);
    const joined = await join(read);
    return { ...joined, tooHeavy: [...joined.tooHeavy, ...unread], read };
  }
}
