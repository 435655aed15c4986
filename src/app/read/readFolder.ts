import path from 'node:path';
import { csvOf } from '@/domain/exports/csv';
import { errorMessage } from '@/lib/errorMessage';
import type { Engine, ReadProgress } from '../engine/entry';
import { stateOf, writeArticle } from './articleFolder';
import { articlesIn, type ArticleFile } from './articlesIn';
import { joinedTable } from './joinedTable';
import { fileSha256 } from './personsWork';
import type { ReadOrder } from './readArguments';
import { READING_VERSION, type ReadingKey } from './readingFile';
import { runSummary, type ArticleEnd, type RunSummary } from './runSummary';
import type { Teller } from './teller';
import { writeWhole } from './wholeFile';

/** What a run works with. */
export interface RunTools {
  readonly engine: Engine;
  /** The programs that read, with their versions. */
  readonly programs: readonly string[];
  readonly teller: Teller;
  /** Stops the run: what was begun is not written. */
  readonly signal: AbortSignal;
}

/** An article that is to be read. */
interface OpenArticle {
  readonly article: ArticleFile;
  readonly key: ReadingKey;
}

/**
 * Looks first at what earlier runs and persons left, so that the table over all has it however the run ends; then reads
 * the others one after the other, or several at a time, and writes the table and the summary.
 */
export async function readFolder(
  order: ReadOrder,
  articles: readonly ArticleFile[],
  tools: RunTools,
): Promise<RunSummary> {
  const { teller, signal } = tools;
  const ends: ArticleEnd[] = [];
  const settle = (end: ArticleEnd) => {
    ends.push(end);
    teller.ended(end);
  };
  teller.began(articles.length);
  const open: OpenArticle[] = [];
  const names = new Map<string, string>();
  for (const article of articles) {
    if (signal.aborted) break;
    const found = await lookAt(article, order, tools, names);
    if ('kind' in found) settle(found);
    else open.push(found);
  }
  const work = async () => {
    for (let next = open.shift(); next && !signal.aborted; next = open.shift()) {
      const end = await readOne(next, order, tools);
      if (end) settle(end);
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

async function lookAt(
  article: ArticleFile,
  { out, engine, formats, licence }: ReadOrder,
  { programs }: RunTools,
  names: Map<string, string>,
): Promise<ArticleEnd | OpenArticle> {
  const { file, name, folder } = article;
  try {
    const hash = await fileSha256(file);
    const as = names.get(hash);
    if (as !== undefined) return { kind: 'same', name, as };
    names.set(hash, name);
    const key: ReadingKey = {
      ...{ version: READING_VERSION, hash, engine },
      ...{ programs: [...programs], formats: [...formats] },
      ...(formats.includes('crate') && { licence }),
    };
    const state = await stateOf(path.join(out, folder), key);
    if (state.kind === 'mine') return { kind: 'mine', name };
    return state.kind === 'read'
      ? { kind: 'kept', name, reading: state.reading }
      : { article, key };
  } catch (error) {
    return { kind: 'failed', name, message: errorMessage(error) };
  }
}

/** @returns nothing if the run was stopped meanwhile */
async function readOne(
  { article: { file, name, folder }, key }: OpenArticle,
  { out, engine: id, formats, licence }: ReadOrder,
  { engine, teller, signal }: RunTools,
): Promise<ArticleEnd | undefined> {
  try {
    const onProgress = ({ read, drawings }: ReadProgress) =>
      teller.progressed(name, read, drawings);
    const options = { engine: id, formats, licence, signal, onProgress };
    const article = await engine.readArticle(file, options);
    const now = new Date().toISOString();
    const reading = await writeArticle(path.join(out, folder), article, { key, name, now });
    return { kind: 'read', name, reading };
  } catch (error) {
    return signal.aborted ? undefined : { kind: 'failed', name, message: errorMessage(error) };
  }
}

/** @throws Error if there is no article in it */
export async function articlesToRead({ folder, out }: ReadOrder): Promise<readonly ArticleFile[]> {
  const articles = await articlesIn(folder, out);
  if (articles.length === 0) throw new Error(`${folder}: there is no file in it that can be read`);
  return articles;
}
