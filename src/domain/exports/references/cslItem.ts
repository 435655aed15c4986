import type { Article } from '../../article';
import { oneLine } from '../table';
import { uniqueNames } from '../uniqueNames';
import { personName, type PersonName } from './personName';

/** An entry of CSL JSON, of what MARCUS knows of an article (citeproc-js' csl-data.json). */
export interface CslItem {
  /** Letters and digits of ASCII, and underscores. */
  readonly id: string;
  readonly type: 'article-journal' | 'document';
  readonly title?: string;
  readonly author?: readonly PersonName[];
  readonly 'container-title'?: string;
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly DOI?: string;
}

/** Whether enough is known of an article to cite it. */
export const canBeCited = ({ title, doi }: Partial<Article>): boolean =>
  oneLine(`${title ?? ''} ${doi ?? ''}`) !== '';

function itemOf({ title, authors, journal, year, doi }: Article): Omit<CslItem, 'id'> {
  const [titleLine, journalLine] = [oneLine(title ?? ''), oneLine(journal ?? '')];
  const author = authors.map(oneLine).filter((name) => name !== '');
  return {
    type: journalLine === '' ? 'document' : 'article-journal',
    ...(titleLine !== '' && { title: titleLine }),
    ...(author.length > 0 && { author: author.map(personName) }),
    ...(journalLine !== '' && { 'container-title': journalLine }),
    ...(year !== undefined && { issued: { 'date-parts': [[year]] } }),
    ...(doi !== undefined && { DOI: oneLine(doi) }),
  };
}

const plainLetters = (text: string): string => text.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '');

/** `Roe2012Alkanes`, as reference managers make keys. */
function keyOf({ author = [], issued, title = '' }: Omit<CslItem, 'id'>): string {
  const [first] = author;
  const name = first && ('family' in first ? first.family : first.literal);
  const word = title.split(/\s+/).find((each) => plainLetters(each).length > 3) ?? '';
  const parts = [name ?? '', String(issued?.['date-parts'][0]?.[0] ?? ''), word];
  return parts.map(plainLetters).join('').slice(0, 60) || 'article';
}

/** Articles that can be cited, each once: a supplement is cited as the article that it belongs to. */
export function cslItems(articles: readonly Article[]): CslItem[] {
  const items = new Map<string, Omit<CslItem, 'id'>>();
  for (const item of articles.filter(canBeCited).map(itemOf)) {
    const key = item.DOI?.toLowerCase() ?? JSON.stringify(item);
    if (!items.has(key)) items.set(key, item);
  }
  const all = [...items.values()];
  const keys = uniqueNames(all.map(keyOf), '');
  return all.map((item, index) => ({ id: keys[index] ?? '', ...item }));
}
