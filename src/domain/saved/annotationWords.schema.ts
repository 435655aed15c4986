import * as v from 'valibot';
import { count, text } from './common.schema';
import { CONTEXT_LENGTH, REVIEWER_LIMIT } from './limits';

const context = v.pipe(text, v.maxLength(CONTEXT_LENGTH));

export const annotationWordSchema = v.strictObject({
  /** What a person did with an annotation, in the words of the export. */
  status: v.picklist(['accepted', 'relabelled', 'added', 'removed']),
  /** As the person left it; of a removed one, what it was. */
  label: text,
  /** The program's label, if the person chose another. */
  was: v.exactOptional(text),
  text: v.pipe(text, v.minLength(1)),
  /** UTF-16 units of the text in which it was said. */
  start: count,
  before: context,
  after: context,
  /** ISO 8601, UTC. */
  at: text,
  /** As the person wanted to be called; absent if nobody was named. */
  by: v.exactOptional(v.pipe(text, v.maxLength(REVIEWER_LIMIT))),
});

/** By `annotationKey` of the place and the label that was found there, or that was added. */
export const annotationWordsSchema = v.record(text, annotationWordSchema);
