import * as v from 'valibot';
import { isDoi } from '@/domain/doi';
import type { WorkDocument } from '@/domain/work';
import { count, flag, optionalText, text } from './common.schema';
import type { EntriesOf } from './entriesOf';

const doi = v.pipe(text, v.check(isDoi, 'Not a DOI'));

const fileEntries = {
  name: text,
  size: count,
  type: text,
  hash: v.pipe(text, v.regex(/^[0-9a-f]{64}$/)),
} satisfies EntriesOf<WorkDocument['file']>;

const documentEntries = {
  pdfId: v.pipe(text, v.nonEmpty()),
  file: v.strictObject(fileEntries),
  pageCount: v.pipe(count, v.minValue(1)),
  title: optionalText,
  openedAt: text,
  doi: v.exactOptional(v.nullable(doi)),
  pdfIsHidden: flag,
} satisfies EntriesOf<WorkDocument>;

export const documentSchema = v.strictObject(documentEntries);
