import * as v from 'valibot';
import { pagesTooHeavySchema } from './heavyPages.schema';
import { pagesScannedSchema, wordsReadSchema } from './scans.schema';

/** Beside the contract; anything else than expected is as if there were none. */
const printedArticleSchema = v.optional(
  v.fallback(
    v.nullable(
      v.object({
        title: v.pipe(v.string(), v.nonEmpty()),
        authors: v.array(v.string()),
        journal: v.exactOptional(v.string()),
        year: v.exactOptional(v.number()),
      }),
    ),
    null,
  ),
);

const textEntries = {
  text: v.string(),
  pdf_filename: v.string(),
  article: printedArticleSchema,
  pages_too_heavy: pagesTooHeavySchema,
  pages_scanned: pagesScannedSchema,
  words_read: wordsReadSchema,
};

/** Of an article whose pages have no text of their own, there may be none at all; then they say why. */
export const extractedTextSchema = v.pipe(
  v.object(textEntries),
  v.check(
    ({ text, pages_scanned }) =>
      text.trim() !== '' || (pages_scanned !== undefined && pages_scanned.length > 0),
    'is empty',
  ),
);

/** Docling's document; its fields vary with docling's version, so they are passed on unchanged. */
export const doclingDocumentSchema = v.looseObject({ schema_name: v.optional(v.string()) });

const placedText = v.object({
  text: v.string(),
  prov: v.array(v.object({ page_no: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});

/** The paragraphs of such a document; what is no paragraph with a page is left out. */
export const placedTextsSchema = v.object({
  texts: v.array(
    v.union([
      placedText,
      v.pipe(
        v.unknown(),
        v.transform(() => null),
      ),
    ]),
  ),
});

/** Seconds since the epoch. */
const fileSchema = v.object({
  filename: v.string(),
  size_bytes: v.number(),
  created_time: v.number(),
});

export const storedPdfsSchema = v.object({ pdf_files: v.array(fileSchema) });
