import * as v from 'valibot';
import { annotationWordsSchema } from './annotationWords.schema';
import { resultSchema } from './annotations.schema';
import { articleWordsSchema } from './article.schema';
import { drawingNumberSchema, overruledSchema } from './boxes.schema';
import { flag, text } from './common.schema';
import { compoundDraftsSchema } from './compounds.schema';
import { documentSchema } from './document.schema';
import { draftSchema, receiptSchema } from './drafts.schema';
import { segmentSchema, structureSchema } from './entities.schema';
import { historySchema } from './history.schema';
import { judgementsSchema } from './judgements.schema';
import { infoSchema } from './segment.schema';
import { earlierTextSchema, extractedSchema } from './text.schema';

export const optionsSchema = v.strictObject({
  engine: text,
  /** Reads with the weights for hand drawings; only for engines with such weights. */
  handDrawn: flag,
  includeMolfile: flag,
  /** Draws the result with the coordinates of the recognised drawing. */
  useCoordinates: flag,
});

const readingSchema = v.variant('status', [
  v.strictObject({ status: v.literal('done') }),
  v.strictObject({ status: v.literal('failed'), message: text }),
]);

/**
 * Strict: an unknown field is never dropped silently, but left out, reported, and set aside with the whole
 * record. Only readings of structures keep their other fields.
 */
export const workSchema = v.strictObject({
  document: documentSchema,
  text: v.strictObject({
    extracted: v.nullable(extractedSchema),
    /** The latest extractions, latest first. */
    history: v.array(earlierTextSchema),
  }),
  annotations: v.nullable(resultSchema),
  /** What the user said of annotations; absent without any. */
  annotationWords: v.exactOptional(annotationWordsSchema),
  segments: v.strictObject({
    /** In reading order. */
    items: v.array(segmentSchema),
    /** `null` while nothing was cut out. */
    info: v.nullable(infoSchema),
    /** Ids. */
    selected: v.array(text),
    judgements: judgementsSchema,
    /** By segment id: where the services find what the user removed or changed; absent without any. */
    overruled: v.exactOptional(v.record(text, overruledSchema)),
    /** By segment id, also of drawings that are gone; absent in work saved before numbers were kept. */
    numbers: v.exactOptional(v.record(text, drawingNumberSchema)),
    hideIncorrect: flag,
    onlyProcessSelected: flag,
  }),
  structures: v.array(structureSchema),
  /** What the user said of the article itself; absent without anything. */
  article: v.exactOptional(articleWordsSchema),
  /** What the user said of compounds; absent without any. */
  compoundDrafts: v.exactOptional(compoundDraftsSchema),
  /** The undo list; absent while it is empty. */
  history: v.exactOptional(historySchema),
  recognition: v.strictObject({
    options: optionsSchema,
    /** By segment id; only finished readings. */
    items: v.record(text, readingSchema),
  }),
  /** The user's changes in forms for COCONUT, by the structures' `uniqueKey`; absent without any. */
  submissionDrafts: v.exactOptional(v.record(text, draftSchema)),
  /** Which structures were submitted, by their `uniqueKey`; absent without any. */
  submissionReceipts: v.exactOptional(v.record(text, receiptSchema)),
});
