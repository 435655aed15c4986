import * as v from 'valibot';
import { articleRecordSchema, doi } from './articleRecord.schema';
import { count, flag, optionalText, text } from './common.schema';

/** SHA-256, 64 lower-case hex digits. */
const contentHash = v.pipe(text, v.regex(/^[0-9a-f]{64}$/));

export const documentSchema = v.strictObject({
  /** Kept, so that segments and structures keep their keys. */
  pdfId: v.pipe(text, v.nonEmpty()),
  file: v.strictObject({
    name: text,
    /** Bytes. */
    size: count,
    type: text,
    hash: contentHash,
  }),
  pageCount: v.pipe(count, v.minValue(1)),
  title: optionalText,
  /** ISO 8601, UTC. */
  openedAt: text,
  /** `null` if the article has none; absent while that is unknown. */
  doi: v.exactOptional(v.nullable(doi)),
  /** What was imported of it; absent without anything. */
  record: v.exactOptional(articleRecordSchema),
  /** Whose supplement it is; `null` if a person said that it is none; absent while nobody said. */
  supplementOf: v.exactOptional(v.nullable(contentHash)),
  pdfIsHidden: flag,
});
