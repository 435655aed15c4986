import * as v from 'valibot';
import { ARTICLE_FIELDS, ARTICLE_LIMITS, type ArticleField } from '../articleFields';
import { recordOf } from '../recordOf';
import { text } from './common.schema';

const word = (field: ArticleField) => v.pipe(text, v.maxLength(ARTICLE_LIMITS[field]));

export const articleWordsSchema = v.strictObject(
  recordOf(ARTICLE_FIELDS, (field) => v.exactOptional(word(field))),
);

/** What a step of the undo list says of the fields; `null`: as found. */
export const articleChangeSchema = v.strictObject(
  recordOf(ARTICLE_FIELDS, (field) => v.exactOptional(v.nullable(word(field)))),
);
