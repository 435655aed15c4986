import * as v from 'valibot';
import { choice, integer, optionalText } from '../../http/fields';
import type { Operation } from '../../openapi/operation';

/** Articles of one answer, and at most. */
const [ARTICLES_A_PAGE, MOST_ARTICLES] = [100, 1000];

const listed = {
  id: v.string(),
  file_name: v.string(),
  bytes: v.number(),
  title: v.nullable(v.string()),
  doi: v.nullable(v.string()),
  seq: v.number(),
  ...{ state: v.nullable(v.string()), state_by: v.nullable(v.string()) },
  assigned: v.nullable(v.string()),
  has_file: v.boolean(),
};

/** `GET /library/articles`. Ours. */
export const LIST_ARTICLES = {
  method: 'get',
  path: '/articles',
  summary: 'Articles by what they are and how far they are, the last changed first',
  query: {
    text: optionalText('Words of title, DOI, authors, journal, year or file, by their beginnings'),
    doi: optionalText('A DOI, or its beginning'),
    curator: optionalText('Who checked or confirmed it, or has it'),
    assigned: optionalText('Whose it is'),
    state: choice(['', 'free', 'inWork', 'checked', 'confirmed'], ''),
    limit: integer(ARTICLES_A_PAGE, { ge: 1, le: MOST_ARTICLES }),
  },
  answer: {
    json: v.object({
      articles: v.array(v.object(listed)),
      has_more: v.boolean(),
      last: v.number(),
      keeps_files: v.boolean(),
    }),
  },
} satisfies Operation;
