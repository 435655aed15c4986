import * as v from 'valibot';
import { count, optionalText, text } from './common.schema';
import { JUDGEMENT_NOTE_LIMIT, REJECT_REASONS, REVIEWER_LIMIT } from './limits';

export const versionReferenceSchema = v.strictObject({ timestamp: text, engine: text });

const judgedEntries = {
  /** The version that was judged; absent for a drawing without a structure. */
  version: v.exactOptional(versionReferenceSchema),
  /** ISO 8601, UTC; absent for marks of work saved before the time was kept. */
  at: optionalText,
  /** As the person wanted to be called; absent if nobody was named. */
  by: v.exactOptional(v.pipe(text, v.maxLength(REVIEWER_LIMIT))),
};

const correct = {
  verdict: v.literal('correct'),
  /** How many were accepted at once and how many of them were looked at; absent for one that was. */
  unseenAmong: v.exactOptional(v.strictObject({ accepted: count, looked: count })),
};

const rejected = {
  verdict: v.literal('rejected'),
  reason: v.picklist(REJECT_REASONS),
  note: v.exactOptional(v.pipe(text, v.maxLength(JUDGEMENT_NOTE_LIMIT))),
  /** Id of the segment that it repeats; only for duplicates. */
  duplicateOf: optionalText,
};

export const judgementSchema = v.variant('verdict', [
  v.strictObject({ ...judgedEntries, ...correct }),
  v.strictObject({ ...judgedEntries, ...rejected }),
]);

/** A judgement without who made it, when, and of which version. */
export const verdictSchema = v.variant('verdict', [
  v.strictObject(correct),
  v.strictObject(rejected),
]);

export const judgementsSchema = v.record(text, judgementSchema);
