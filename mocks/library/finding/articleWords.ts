import type { ArticleFilter } from '../../services/library/library';
import { textOf, type StandingParts } from './compoundParts';
import { doiWord, fieldWord, keptWords, soughtText, soughtWord, wordsIn } from './searchWords';

/** What the list of articles has of one, as far as its compounds are found by it, too. */
export interface ListedArticle {
  readonly file_name: string;
  readonly title: string | null;
  readonly doi: string | null;
}

/** How far a team is with it. */
export interface ArticleProgress {
  readonly state: string | null;
  readonly state_by: string | null;
  readonly assigned: string | null;
}

/** Parts that are not among the columns of the list. */
export const UNLISTED = ['authors', 'journal', 'year'].map((field) => `article/${field}`);

/** The texts that say what an article is. */
export const articleTexts = (
  { file_name, title, doi }: ListedArticle,
  parts: StandingParts,
): readonly (string | null)[] => [
  ...[title, doi],
  ...UNLISTED.map((part) => textOf(parts.get(part)?.value)),
  file_name,
];

/** What an article is found by, as a `tsvector` takes it. */
export function articleWords(
  article: ListedArticle & ArticleProgress,
  parts: StandingParts,
): readonly string[] {
  const { doi, state, state_by, assigned } = article;
  return keptWords([
    fieldWord('state', state ?? 'inWork'),
    ...(state === null && assigned === null ? [fieldWord('state', 'free')] : []),
    ...(assigned === null ? [] : [fieldWord('assigned', assigned)]),
    ...[state_by, assigned].flatMap((name) => (name === null ? [] : [fieldWord('curator', name)])),
    ...(doi === null ? [] : [doiWord(doi)]),
    ...articleTexts(article, parts).flatMap((text) => wordsIn(text ?? '')),
  ]);
}

/** What the words of an article must be, in the language of `tsquery`; undefined: anything. */
export function soughtArticle(filter: ArticleFilter): string | undefined {
  const { text, doi, curator, assigned, state } = filter;
  const whole = (field: 'curator' | 'assigned' | 'state', word: string) =>
    word === '' ? undefined : soughtWord(fieldWord(field, word), true);
  const conditions = [
    soughtText(text),
    doi.trim() === '' ? undefined : soughtWord(doiWord(doi)),
    ...[whole('curator', curator), whole('assigned', assigned), whole('state', state)],
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? undefined : conditions.join(' & ');
}
