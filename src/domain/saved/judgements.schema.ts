import * as v from 'valibot';
import { JUDGEMENT_NOTE_LIMIT, REJECT_REASONS, REVIEWER_LIMIT, type Judgement } from '../judgement';
import type { VersionReference } from '../versionReference';
import { optionalText, text } from './common.schema';
import type { EntriesOf } from './entriesOf';

const versionEntries = { timestamp: text, engine: text } satisfies EntriesOf<VersionReference>;

export const versionReferenceSchema = v.strictObject(versionEntries);

type Correct = Extract<Judgement, { verdict: 'correct' }>;
type Rejected = Extract<Judgement, { verdict: 'rejected' }>;

const judgedEntries = {
  version: v.exactOptional(versionReferenceSchema),
  at: optionalText,
  by: v.exactOptional(v.pipe(text, v.maxLength(REVIEWER_LIMIT))),
};

const correctEntries = {
  ...judgedEntries,
  verdict: v.literal('correct'),
} satisfies EntriesOf<Correct>;

const rejectedEntries = {
  ...judgedEntries,
  verdict: v.literal('rejected'),
  reason: v.picklist(REJECT_REASONS),
  note: v.exactOptional(v.pipe(text, v.maxLength(JUDGEMENT_NOTE_LIMIT))),
  duplicateOf: optionalText,
} satisfies EntriesOf<Rejected>;

export const judgementSchema = v.variant('verdict', [
  v.strictObject(correctEntries),
  v.strictObject(rejectedEntries),
]);

export const judgementsSchema = v.record(text, judgementSchema);
