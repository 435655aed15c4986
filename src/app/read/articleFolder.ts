import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { safeFileName } from '@/platform/safeFileName';
import type { ArticleReading } from '../engine/entry';
import { fileNameOf } from '../engine/fileFormats';
import { fileSha256, hasPersonsWork } from './personsWork';
import {
  isAnsweredBy,
  LARGEST_READING,
  parseReading,
  READING_FILE,
  type Reading,
  type ReadingKey,
} from './readingFile';
import { writeWhole } from './wholeFile';

/** `mine`: a person's work is in it, and nothing is written. */
export type FolderState =
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'open' | 'mine' };

/** What an earlier run or a person left in an article's folder. */
export async function stateOf(folder: string, wanted: ReadingKey): Promise<FolderState> {
  const reading = await earlierReading(folder);
  if (await hasPersonsWork(folder, reading?.workHash)) return { kind: 'mine' };
  return reading && isAnsweredBy(wanted, reading.key)
    ? { kind: 'read', reading }
    : { kind: 'open' };
}

/** `undefined` if it was not finished, or cannot be read. */
async function earlierReading(folder: string): Promise<Reading | undefined> {
  const file = path.join(folder, READING_FILE);
  const size = (await stat(file).catch(() => undefined))?.size ?? LARGEST_READING + 1;
  return size > LARGEST_READING ? undefined : parseReading(await readFile(file, 'utf8'));
}

/**
 * Writes what was read of an article. The files of an earlier reading go first, and `reading.json` comes last: without
 * it, the article is read again.
 */
export async function writeArticle(
  folder: string,
  article: ArticleReading,
  { key, name, now }: { readonly key: ReadingKey; readonly name: string; readonly now: string },
): Promise<Reading> {
  await clear(folder);
  await mkdir(path.join(folder, 'drawings'), { recursive: true });
  const written: string[] = [];
  const write = async (file: string, content: Blob) => {
    await writeWhole(path.join(folder, file), content);
    written.push(file);
  };
  for (const { format, content } of article.files) {
    await write(fileNameOf(format), content);
  }
  for (const { picture } of article.drawings) {
    if (picture) await write(`drawings/${safeFileName(picture.name)}`, picture);
  }
  const workFile = `${path.basename(folder)}.tar`;
  await write(workFile, await article.workFile());
  const { pages, drawings, table, withheld, toCheck, notices } = article;
  const reading: Reading = {
    ...{ format: 'MARCUS reading', key, name, readAt: now },
    ...{ pages, drawings: drawings.length, compounds: table.rows.length },
    ...{ withheld: [...withheld], toCheck: [...toCheck], notices: [...notices] },
    workHash: await fileSha256(path.join(folder, workFile)),
    files: written,
    table: { headers: [...table.headers], rows: table.rows.map((row) => [...row]) },
  };
  await writeWhole(path.join(folder, READING_FILE), `${JSON.stringify(reading, null, 2)}\n`);
  return reading;
}

/** Takes away what an earlier reading wrote, and nothing else. */
async function clear(folder: string): Promise<void> {
  const earlier = await earlierReading(folder);
  await rm(path.join(folder, READING_FILE), { force: true });
  for (const file of earlier?.files ?? []) await rm(path.join(folder, file), { force: true });
}
