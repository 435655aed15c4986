import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { csvOf } from '@/domain/exports/csv';
import { checkPdfHeader, checkUpload } from '@/domain/uploadCheck';
import { errorMessage } from '@/lib/errorMessage';
import type { AppConfig } from '@/platform/config';
import { stateOf, writeArticle } from './articleFolder';
import { articlesIn, type ArticleFile } from './articlesIn';
import { inArticleStore } from './articleStore';
import { joinedTable } from './joinedTable';
import { MAX_UPLOAD_MB } from './headlessConfig';
import { fileSha256 } from './personsWork';
import { readArticleFile } from './readArticleFile.saga';
import type { ReadOrder } from './readArguments';
import { READING_VERSION } from './readingFile';
import { runSummary, type ArticleEnd, type RunSummary } from './runSummary';
import type { Teller } from './teller';
import { writeWhole } from './wholeFile';

/** What a run works with. */
export interface RunTools {
  readonly config: AppConfig;
  /** The programs that read, with their versions. */
  readonly programs: readonly string[];
  readonly teller: Teller;
  /** Stops the run: what was begun is not written. */
  readonly signal: AbortSignal;
}

/** Reads the articles one after the other, or several at a time, and writes the table and the summary over all. */
export async function readFolder(
  order: ReadOrder,
  articles: readonly ArticleFile[],
  tools: RunTools,
): Promise<RunSummary> {
  const { teller, signal } = tools;
  const ends: ArticleEnd[] = [];
  const names = new Map<string, string>();
  const waiting = [...articles];
  teller.began(articles.length);
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const end = await endOf(next, order, tools, names);
      if (!end) return;
      ends.push(end);
      teller.ended(end);
    }
  };
  await Promise.all(Array.from({ length: order.jobs }, work));
  const sorted = inOrder(ends, articles);
  const summary = runSummary(sorted, articles.length);
  await writeOverAll(order.out, sorted, summary);
  teller.finished(summary, signal.aborted);
  return summary;
}

const inOrder = (ends: readonly ArticleEnd[], articles: readonly ArticleFile[]) =>
  articles.flatMap((article) => ends.find(({ name }) => name === article.name) ?? []);

async function writeOverAll(out: string, ends: readonly ArticleEnd[], summary: RunSummary) {
  const tables = ends.flatMap((end) =>
    'reading' in end ? [{ name: end.name, table: end.reading.table }] : [],
  );
  await writeWhole(path.join(out, 'compounds.csv'), csvOf(joinedTable(tables)));
  await writeWhole(path.join(out, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
}

/** @returns nothing if the run was stopped meanwhile */
async function endOf(
  { file, name, folder }: ArticleFile,
  order: ReadOrder,
  tools: RunTools,
  names: Map<string, string>,
): Promise<ArticleEnd | undefined> {
  const { config, programs, teller, signal } = tools;
  try {
    const hash = await fileSha256(file);
    const as = names.get(hash);
    if (as !== undefined) return { kind: 'same', name, as };
    names.set(hash, name);
    const place = path.join(order.out, folder);
    const { engine, formats } = order;
    const key = {
      version: READING_VERSION,
      hash,
      engine,
      programs: [...programs],
      formats: [...formats],
    };
    const state = await stateOf(place, key);
    if (state.kind === 'mine') return { kind: 'mine', name };
    if (state.kind === 'read') return { kind: 'kept', name, reading: state.reading };
    const pdf = await pdfAt(file);
    const onRead = (read: number, total: number) => teller.progressed(name, read, total);
    const article = await inArticleStore(
      config,
      () => readArticleFile({ file: pdf, engine, formats }),
      { onRead, signal },
    );
    const now = new Date().toISOString();
    const reading = await writeArticle(place, article, { key, name, now });
    return { kind: 'read', name, reading };
  } catch (error) {
    return signal.aborted ? undefined : { kind: 'failed', name, message: errorMessage(error) };
  }
}

/** @throws Error with what the page says of a file that is not taken */
async function pdfAt(file: string): Promise<File> {
  const type = 'application/pdf';
  const refusal = checkUpload({ type, size: (await stat(file)).size }, MAX_UPLOAD_MB);
  if (refusal !== undefined) throw new Error(refusal);
  const bytes = new Uint8Array(await readFile(file));
  const fault = checkPdfHeader(bytes.subarray(0, 1024));
  if (fault !== undefined) throw new Error(fault);
  return new File([bytes], path.basename(file), { type });
}

/** @throws Error if there is no article in it */
export async function articlesToRead({ folder, out }: ReadOrder): Promise<readonly ArticleFile[]> {
  const articles = await articlesIn(folder, out);
  if (articles.length === 0) throw new Error(`${folder}: there is no PDF in it`);
  return articles;
}
