import * as v from 'valibot';
import { ARTICLE_LIMITS } from '../articleFields';
import { isDoi } from '../doi';
import { text } from './common.schema';

export const doi = v.pipe(text, v.check(isDoi, 'Not a DOI'));

const MOST_AUTHORS = 3_000;

/** Characters of a file's name. */
const LONGEST_NAME = 300;

const author = v.pipe(text, v.nonEmpty(), v.maxLength(LONGEST_NAME));

/** What the file of a reference manager, or a registration agency, states of an article. */
export const articleRecordSchema = v.strictObject({
  title: v.exactOptional(v.pipe(text, v.nonEmpty(), v.maxLength(ARTICLE_LIMITS.title))),
  authors: v.pipe(v.array(author), v.maxLength(MOST_AUTHORS)),
  journal: v.exactOptional(v.pipe(text, v.nonEmpty(), v.maxLength(ARTICLE_LIMITS.journal))),
  year: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1600), v.maxValue(2199))),
  doi: v.exactOptional(v.pipe(doi, v.maxLength(ARTICLE_LIMITS.doi))),
  /** Who states it: the name of the file, or an agency. */
  from: v.pipe(text, v.maxLength(LONGEST_NAME)),
});
