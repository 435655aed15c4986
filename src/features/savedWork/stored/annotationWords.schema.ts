import * as v from 'valibot';
import { ANNOTATION_STATUSES, CONTEXT_LENGTH, type AnnotationWord } from '@/domain/annotationWord';
import { REVIEWER_LIMIT } from '@/domain/judgement';
import { count, text } from './common.schema';
import type { EntriesOf } from './entriesOf';

const context = v.pipe(text, v.maxLength(CONTEXT_LENGTH));

const wordEntries = {
  status: v.picklist(ANNOTATION_STATUSES),
  label: text,
  was: v.exactOptional(text),
  text: v.pipe(text, v.minLength(1)),
  start: count,
  before: context,
  after: context,
  at: text,
  by: v.exactOptional(v.pipe(text, v.maxLength(REVIEWER_LIMIT))),
} satisfies EntriesOf<AnnotationWord>;

export const annotationWordSchema = v.strictObject(wordEntries);

export const annotationWordsSchema = v.record(text, annotationWordSchema);
