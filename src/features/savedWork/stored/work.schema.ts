import * as v from 'valibot';
import type { Annotation } from '@/domain/annotation';
import type { AnnotationResult } from '@/domain/annotationResult';
import type { ExtractedText, ExtractedTextMetadata, HistoryEntry } from '@/domain/extractedText';
import type { ProcessingOptions } from '@/domain/processingOptions';
import type { RawAnnotation, RawAnnotationValue } from '@/domain/rawAnnotation';
import type { SegmentsInfo } from '@/domain/segment';
import type { PrintedArticle } from '@/domain/printedArticle';
import type { ScannedPage, TextScans } from '@/domain/scans';
import type { Work } from '@/domain/work';
import { articleWordsSchema } from './article.schema';
import { annotationWordsSchema } from './annotationWords.schema';
import { count, flag, optionalText, text } from './common.schema';
import { documentSchema } from './document.schema';
import { draftsSchema, receiptsSchema } from './drafts.schema';
import { compoundDraftsSchema } from './compounds.schema';
import { drawingNumberSchema, overruledSchema } from './boxes.schema';
import { segmentSchema, structureSchema } from './entities.schema';
import { historySchema } from './history.schema';
import { judgementsSchema } from './judgements.schema';
import type { EntriesOf } from './entriesOf';
import { SNAPSHOT_VERSION } from './snapshot';

const metadataEntries = {
  pdfFilename: text,
  extractedAt: text,
  characterCount: count,
  wordCount: count,
} satisfies EntriesOf<ExtractedTextMetadata>;

const printedEntries = {
  title: text,
  authors: v.array(text),
  journal: v.exactOptional(text),
  year: v.exactOptional(v.number()),
} satisfies EntriesOf<PrintedArticle>;

const scannedEntries = {
  pageIndex: count,
  isRead: flag,
  confidence: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  readUpTo: v.exactOptional(count),
  kind: v.exactOptional(v.picklist(['shapes', 'untold', 'none'])),
} satisfies EntriesOf<ScannedPage>;

const scansEntries = {
  pages: v.array(v.strictObject(scannedEntries)),
  words: v.array(v.strictTuple([count, count, v.number()])),
} satisfies EntriesOf<TextScans>;

const extractedEntries = {
  content: text,
  metadata: v.strictObject(metadataEntries),
  article: v.exactOptional(v.strictObject(printedEntries)),
  scans: v.exactOptional(v.strictObject(scansEntries)),
} satisfies EntriesOf<ExtractedText>;

const historyEntries = {
  id: text,
  pdfFilename: text,
  extractedAt: text,
  textPreview: text,
  characterCount: count,
} satisfies EntriesOf<HistoryEntry>;

const textEntries = {
  extracted: v.nullable(v.strictObject(extractedEntries)),
  history: v.array(v.strictObject(historyEntries)),
} satisfies EntriesOf<Work['text']>;

const rawValue: v.GenericSchema<RawAnnotationValue> = v.lazy(() =>
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(rawValue),
    v.record(v.string(), rawValue),
  ]),
);
const rawData: v.GenericSchema<RawAnnotation> = v.record(v.string(), rawValue);

const annotationEntries = {
  label: text,
  text,
  start: count,
  end: count,
  confidence: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
} satisfies EntriesOf<Annotation>;

const resultEntries = {
  pdfId: text,
  annotations: v.array(v.strictObject(annotationEntries)),
  rawData,
  outcome: v.picklist(['found', 'nothing', 'unreadable']),
  unplaced: v.exactOptional(v.array(text)),
  savedFilename: optionalText,
  program: optionalText,
  programVersion: optionalText,
} satisfies EntriesOf<AnnotationResult>;

const infoEntries = {
  count,
  directory: optionalText,
  alreadyExisted: flag,
  pdfFilename: text,
  pdfId: text,
  pagesTooHeavy: v.exactOptional(v.array(count)),
} satisfies EntriesOf<SegmentsInfo>;

const segmentsEntries = {
  items: v.array(segmentSchema),
  info: v.nullable(v.strictObject(infoEntries)),
  selected: v.array(text),
  judgements: judgementsSchema,
  overruled: v.exactOptional(v.record(text, overruledSchema)),
  numbers: v.exactOptional(v.record(text, drawingNumberSchema)),
  hideIncorrect: flag,
  onlyProcessSelected: flag,
} satisfies EntriesOf<Work['segments']>;

const optionsEntries = {
  engine: text,
  handDrawn: flag,
  includeMolfile: flag,
  useCoordinates: flag,
} satisfies EntriesOf<ProcessingOptions>;

const readingSchema = v.variant('status', [
  v.strictObject({ status: v.literal('done') }),
  v.strictObject({ status: v.literal('failed'), message: text }),
]);

const recognitionEntries = {
  options: v.strictObject(optionsEntries),
  items: v.record(text, readingSchema),
} satisfies EntriesOf<Work['recognition']>;

const workEntries = {
  document: documentSchema,
  text: v.strictObject(textEntries),
  annotations: v.nullable(v.strictObject(resultEntries)),
  annotationWords: v.exactOptional(annotationWordsSchema),
  segments: v.strictObject(segmentsEntries),
  structures: v.array(structureSchema),
  article: v.exactOptional(articleWordsSchema),
  compoundDrafts: v.exactOptional(compoundDraftsSchema),
  history: v.exactOptional(historySchema),
  recognition: v.strictObject(recognitionEntries),
  submissionDrafts: v.exactOptional(draftsSchema),
  submissionReceipts: v.exactOptional(receiptsSchema),
} satisfies EntriesOf<Work>;

/**
 * Strict: an unknown field is never dropped silently, but left out, reported, and set aside with the whole
 * record. Only readings of structures keep their other fields.
 */
export const snapshotSchema = v.strictObject({
  version: v.literal(SNAPSHOT_VERSION),
  work: v.strictObject(workEntries),
});
