import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { appendEvents } from '../database/appendEvents';
import { postgresPool } from '../database/postgresPool';
import { writeRenamed } from '../database/renameInEvents';
import { sqlLibrary } from '../database/sqlLibrary';
import type { Tables } from '../database/tables';
import type { CompoundFilter } from '../../services/library/finding';
import type { ArticleFilter } from '../../services/library/library';
import { madeArticle, madeSegment } from './madeLibrary';
import { explain, rolledBack, type Explained } from './explain';

/** Tables that grow with the library, and what may read them from beginning to end: it is asked for all of them. */
const LARGE = ['event', 'part', 'article', 'compound', 'chemistry'];
const OF_ALL: Readonly<Record<string, readonly string[]>> = {
  'list of articles': ['article'],
  statistics: ['article', 'compound'],
};

/** Statements that read a whole large table, in words; the aim is none. */
export const scansOf = (explained: readonly Explained[]): readonly string[] =>
  explained.flatMap(({ of, scanned, statement }) =>
    scanned
      .filter((table) => LARGE.includes(table) && !OF_ALL[of]?.includes(table))
      .map((table) => `${of} reads all of ${table}: ${statement}`),
  );

/**
 * How the database answers what pages ask for most: the statements themselves, as the library makes them.
 *
 * @param number of a made article
 */
export async function explainCommon(
  url: string,
  number: number,
  withoutScans = false,
): Promise<readonly Explained[]> {
  let said: CompiledQuery[] = [];
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: postgresPool(url) }),
    log: ({ query }) => void said.push(query),
  });
  try {
    const all: Explained[] = [];
    for (const [of, call] of callsOf(database, number)) {
      said = [];
      await call();
      for (const query of said.filter(isOfTables)) {
        all.push(await explain(database, { of, query, withoutScans }));
      }
    }
    return all;
  } finally {
    await database.destroy();
  }
}

/** What begins and ends a transaction has no plan. */
const isOfTables = ({ sql: text }: CompiledQuery) =>
  /^\s*(?:select|insert|update|delete|with)\b(?!\s+pg_)/i.test(text);

/** A word that few compounds have. */
const SOUGHT: CompoundFilter = {
  ...{ text: 'c7x2', name: '', organism: '', taxa: [], doi: '', curator: '' },
  ...{ verdict: '', state: '', doubt: '', reader: 'anna' },
};

/** A word that few articles have. */
const SOUGHT_ARTICLES: ArticleFilter = {
  ...{ text: 'constituents 7', doi: '', curator: '', assigned: '', state: 'free' },
};

function callsOf(database: Kysely<Tables>, number: number) {
  const [article, segment] = [madeArticle(number), madeSegment(number, 1)];
  const library = sqlLibrary(database);
  const events = Array.from({ length: 3 }, (_, at) => ({
    ...{ id: randomUUID(), article, from: null, to: 'tea', base: 0 },
    ...{ part: at === 0 ? 'article/title' : `drafts/${at}/name`, at: '2026-11-30T10:00:00Z' },
  }));
  const part = `judgements/${segment}`;
  const value = { verdict: 'correct', by: 'person-1' };
  const renamed = [{ seq: '1', article, was: part, part, value_from: null, value_to: value }];
  return [
    ['list of articles', () => library.articles(undefined, 101)],
    ['articles by words', () => library.articles(SOUGHT_ARTICLES, 100)],
    ['what waits for somebody', () => library.inbox('anna')],
    ['who has said something', () => library.authors()],
    ['what an article has', () => library.parts(article)],
    ['changes of an article', () => library.eventsAfter(0, { article, limit: 1000 })],
    [
      'the latest changes',
      async () => {
        const last = await library.last();
        return library.eventsAfter(Math.max(0, last - 20), { limit: 1000 });
      },
    ],
    ['compounds by words', () => library.finding.compounds(SOUGHT, { before: null, limit: 50 })],
    ['the same compound elsewhere', () => library.finding.twins(article, segment, 'anna')],
    ['statistics', () => library.finding.statistics()],
    ['erasing a name', () => rolledBack(database, (open) => writeRenamed(open, renamed))],
    ['saying something', () => rolledBack(database, (open) => appendEvents(open, events, 'anna'))],
  ] satisfies [string, () => Promise<unknown>][];
}
