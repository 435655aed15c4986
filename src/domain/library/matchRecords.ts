import { fileStem } from '../fileNames';
import type { WaitingRecord } from './waitingRecord';

/** What is known of an article of the library. */
export interface KnownArticle {
  readonly hash: string;
  /** Of the PDF's file. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly doi?: string | undefined;
}

export interface RecordMatch {
  readonly hash: string;
  readonly waiting: WaitingRecord;
}

/** Letters and digits of a title that tell one article from others: 'Introduction' and its like do not. */
const TELLING_LETTERS = 15;

/** Reference managers cut long titles in the names of files; so many letters are still one article's. */
const CUT_TITLE = 40;

/** Letters and digits alone: titles differ in dashes, quotes, accents and mark-up. */
const foldedTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Characters that file names cannot have are replaced in as many ways as there are programs. */
export const foldedDoi = (doi: string): string => doi.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What browsers add to a name that is there already: `a (1).pdf`. */
const COPY = /\s*\(\d+\)$/;

const DOI_IN_NAME = /10\.\d{4,9}.+$/;

interface Named {
  readonly byDoi: ReadonlyMap<string, WaitingRecord>;
  /** By what follows the slash in the DOI, as some publishers name their files. */
  readonly bySuffix: ReadonlyMap<string, WaitingRecord>;
  readonly byTitle: ReadonlyMap<string, WaitingRecord>;
  readonly byTitleStart: ReadonlyMap<string, WaitingRecord>;
}

/** The first of each key: a file may name an article twice. */
function indexBy(
  records: readonly WaitingRecord[],
  keyOf: (record: WaitingRecord['record']) => string | undefined,
): ReadonlyMap<string, WaitingRecord> {
  const found = new Map<string, WaitingRecord>();
  for (const waiting of records) {
    const key = keyOf(waiting.record);
    if (key !== undefined && !found.has(key)) found.set(key, waiting);
  }
  return found;
}

const titleKey = (title: string | undefined): string | undefined => {
  const folded = title === undefined ? '' : foldedTitle(title);
  return folded.length >= TELLING_LETTERS ? folded : undefined;
};

/** What follows the slash, as some publishers name their files; without a digit it is a word, which may name any. */
export function suffixKey(doi: string): string | undefined {
  const suffix = foldedDoi(doi.slice(doi.indexOf('/') + 1));
  return suffix.length >= 6 && /\d/.test(suffix) ? suffix : undefined;
}

function named(records: readonly WaitingRecord[]): Named {
  return {
    byDoi: indexBy(records, ({ doi }) => doi && foldedDoi(doi)),
    bySuffix: indexBy(records, ({ doi }) => doi && suffixKey(doi)),
    byTitle: indexBy(records, ({ title }) => titleKey(title)),
    byTitleStart: indexBy(records, ({ title }) => {
      const key = titleKey(title);
      return key !== undefined && key.length >= CUT_TITLE ? key.slice(0, CUT_TITLE) : undefined;
    }),
  };
}

function byFileName(
  name: string,
  { byDoi, bySuffix, ...titles }: Named,
): WaitingRecord | undefined {
  const stem = fileStem(name).replace(COPY, '').replace(/%2f/gi, '_');
  const inName = DOI_IN_NAME.exec(stem)?.[0];
  const ofDoi =
    (inName !== undefined && byDoi.get(foldedDoi(inName))) || bySuffix.get(foldedDoi(stem));
  // `Roe and Doe - 2012 - The title.pdf`
  return (
    ofDoi ?? byTitleOf(stem, titles) ?? byTitleOf(stem.split(' - ').slice(2).join(' - '), titles)
  );
}

function byTitleOf(
  title: string | undefined,
  { byTitle, byTitleStart }: Pick<Named, 'byTitle' | 'byTitleStart'>,
): WaitingRecord | undefined {
  const key = titleKey(title);
  if (key === undefined) return undefined;
  const whole = byTitle.get(key);
  if (whole || key.length < CUT_TITLE) return whole;
  const begun = byTitleStart.get(key.slice(0, CUT_TITLE));
  return begun && foldedTitle(begun.record.title ?? '').startsWith(key) ? begun : undefined;
}

/**
 * Which waiting record belongs to which article: by the user's choice, by DOI, by the name of the file, or by
 * title; each record once. A title does not count against DOIs that differ.
 */
export function matchRecords(
  records: readonly WaitingRecord[],
  articles: readonly KnownArticle[],
): readonly RecordMatch[] {
  if (records.length === 0) return [];
  const chosenFor = new Map(records.map((waiting) => [waiting.chosen, waiting]));
  const names = named(records);
  const taken = new Set<string>();
  return articles.flatMap(({ hash, name, title, doi }) => {
    const differs = (waiting: WaitingRecord | undefined): boolean =>
      doi !== undefined &&
      waiting?.record.doi !== undefined &&
      foldedDoi(doi) !== foldedDoi(waiting.record.doi);
    const guessed = byFileName(name, names) ?? byTitleOf(title, names);
    const waiting =
      chosenFor.get(hash) ??
      (doi !== undefined ? names.byDoi.get(foldedDoi(doi)) : undefined) ??
      (differs(guessed) ? undefined : guessed);
    if (!waiting || taken.has(waiting.id)) return [];
    taken.add(waiting.id);
    return [{ hash, waiting }];
  });
}

/** The same for two records of one article. */
export const recordKey = ({ doi, title = '' }: WaitingRecord['record']): string =>
  doi === undefined ? `title ${foldedTitle(title)}` : `doi ${foldedDoi(doi)}`;
