import * as v from 'valibot';
import { normaliseDoi } from '@/domain/doi';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();
const optionalText = v.exactOptional(text);

const doi = v.pipe(
  text,
  v.check((stored) => normaliseDoi(stored) === stored, 'A DOI that is none'),
);

export const documentSchema = v.object({
  pdfId: v.pipe(text, v.nonEmpty()),
  file: v.object({
    name: text,
    size: count,
    type: text,
    hash: v.pipe(text, v.regex(/^[0-9a-f]{64}$/)),
  }),
  pageCount: v.pipe(count, v.minValue(1)),
  title: optionalText,
  openedAt: text,
  doi: v.exactOptional(v.nullable(doi)),
  pdfIsHidden: v.boolean(),
});
