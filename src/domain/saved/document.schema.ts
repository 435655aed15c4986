import * as v from 'valibot';
import { articleRecordSchema, doi } from './articleRecord.schema';
import { count, flag, optionalText, text } from './common.schema';

export const documentSchema = v.strictObject({
  /** Kept, so that segments and structures keep their keys. */
  pdfId: v.pipe(text, v.nonEmpty()),
  file: v.strictObject({
    name: text,
    /** Bytes. */
    size: count,
    type: text,
    /** SHA-256, 64 lower-case hex digits. */
    hash: v.pipe(text, v.regex(/^[0-9a-f]{64}$/)),
  }),
  pageCount: v.pipe(count, v.minValue(1)),
  title: optionalText,
  /** ISO 8601, UTC. */
  openedAt: text,
  /** `null` if the article has none; absent while that is unknown. */
  doi: v.exactOptional(v.nullable(doi)),
  /** What was imported of it; absent without anything. */
  record: v.exactOptional(articleRecordSchema),
  pdfIsHidden: flag,
});
