import type { Article } from '../article';
import { titleOf, type CompoundRecord } from '../exports/compoundRecord';

/** What is searched of an article. */
export interface Searchable {
  readonly hash: string;
  readonly fileName: string;
  readonly article: Pick<Article, 'title' | 'doi'>;
  readonly records: readonly CompoundRecord[];
}

export interface Found {
  readonly hash: string;
  /** Of a drawing; absent if the article itself matched. */
  readonly segmentId?: string;
  readonly field: string;
  readonly text: string;
}

/** Beyond this, the words are too common to help. */
export const MOST_HITS = 200;

/** Characters of a SMILES below which nearly every structure contains it. */
const SHORTEST_SMILES = 3;

/** The first block of an InChIKey, or all of it. */
export const isInchiKeyLike = (query: string): boolean => /^[A-Z]{14}(?:-[A-Z-]*)?$/.test(query);

/**
 * Where the words occur: in an article's title, file name or DOI, or in a compound's name, number, organism,
 * SMILES or InChIKey. Numbers are compared as a whole, because every `1` is in some `12`.
 */
export function search(articles: readonly Searchable[], words: string): Found[] {
  const query = words.trim();
  if (query === '') return [];
  return articles.flatMap((article) => inArticle(article, query)).slice(0, MOST_HITS);
}

function inArticle(article: Searchable, query: string): Found[] {
  const { hash, fileName, records } = article;
  const { title, doi } = article.article;
  const contains = containing(query);
  const own = [
    ['Title', title],
    ['File name', fileName],
    ['DOI', doi],
  ] as const;
  const [matching] = own.filter(([, text]) => text !== undefined && contains(text));
  const found = records.flatMap((record) => inRecord(record, query) ?? []);
  const drawings = found.map((hit) => ({ hash, ...hit }));
  const itself = matching ? [{ hash, field: matching[0], text: matching[1] ?? '' }] : [];
  return [...itself, ...drawings];
}

/** The first field that matches. */
function inRecord(record: CompoundRecord, query: string): Omit<Found, 'hash'> | undefined {
  const { id: segmentId, stated, smiles, identifiers } = record;
  const contains = containing(query);
  const name = titleOf(record);
  const hit = (field: string, text: string) => ({ segmentId, field, text });
  if (stated.name && contains(stated.name.value)) return hit('Name', stated.name.value);
  if (stated.number?.value.toLowerCase() === query.toLowerCase()) {
    return hit(`Number ${stated.number.value}`, name);
  }
  if (stated.organism && contains(stated.organism.value)) {
    return hit(`Organism ${stated.organism.value}`, name);
  }
  if (identifiers.inchiKey !== undefined && isInchiKeyLike(query)) {
    return identifiers.inchiKey.startsWith(query)
      ? hit(`InChIKey ${identifiers.inchiKey}`, name)
      : undefined;
  }
  // Case tells aromatic atoms from others.
  if (query.length >= SHORTEST_SMILES && smiles?.includes(query)) {
    return hit(`SMILES ${smiles}`, name);
  }
  return undefined;
}

const containing = (query: string) => {
  const wanted = query.toLowerCase();
  return (text: string): boolean => text.toLowerCase().includes(wanted);
};
