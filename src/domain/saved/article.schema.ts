import * as v from 'valibot';
import { ARTICLE_LIMITS, type ArticleField, type ArticleWords } from '../article';
import { text } from './common.schema';
import type { EntriesOf } from './entriesOf';

const word = (field: ArticleField) => v.pipe(text, v.maxLength(ARTICLE_LIMITS[field]));

const entries = {
  title: v.exactOptional(word('title')),
  authors: v.exactOptional(word('authors')),
  journal: v.exactOptional(word('journal')),
  year: v.exactOptional(word('year')),
  doi: v.exactOptional(word('doi')),
} satisfies EntriesOf<ArticleWords>;

export const articleWordsSchema = v.strictObject(entries);

const changes = {
  title: v.exactOptional(v.nullable(word('title'))),
  authors: v.exactOptional(v.nullable(word('authors'))),
  journal: v.exactOptional(v.nullable(word('journal'))),
  year: v.exactOptional(v.nullable(word('year'))),
  doi: v.exactOptional(v.nullable(word('doi'))),
};

/** What a step of the undo list says of the fields; `null`: as found. */
export const articleChangeSchema = v.strictObject(changes);
