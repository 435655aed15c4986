import * as v from 'valibot';
import { count, flag, share, text } from './common.schema';

const metadataSchema = v.strictObject({
  pdfFilename: text,
  /** ISO 8601, UTC. */
  extractedAt: text,
  characterCount: count,
  wordCount: count,
});

export const printedSchema = v.strictObject({
  title: text,
  authors: v.array(text),
  journal: v.exactOptional(text),
  year: v.exactOptional(v.number()),
});

export const scannedSchema = v.strictObject({
  /** From 0. */
  pageIndex: count,
  /** Whether the services read its picture, or there is nothing to read. */
  isRead: flag,
  /** 0..1, the mean of the words that were read; absent without any. */
  confidence: v.exactOptional(share),
  /** Of a page beyond those whose pictures the services read: how many these are, from the first; 0 without OCR. */
  readUpTo: v.exactOptional(count),
  /** Absent for a picture of text. */
  kind: v.exactOptional(v.picklist(['shapes', 'untold', 'none'])),
});

export const scansSchema = v.strictObject({
  pages: v.array(scannedSchema),
  /** In the order of the text. */
  words: v.array(v.strictTuple([count, count, v.number()])),
});

export const extractedSchema = v.strictObject({
  content: text,
  metadata: metadataSchema,
  /** Absent if the services recognised none. */
  article: v.exactOptional(printedSchema),
  /** Absent if no page is a scan. */
  scans: v.exactOptional(scansSchema),
});

export const earlierTextSchema = v.strictObject({
  id: text,
  pdfFilename: text,
  /** ISO 8601, UTC. */
  extractedAt: text,
  textPreview: text,
  characterCount: count,
});
