import * as v from 'valibot';
import { recordOf } from '../recordOf';
import {
  ORGANISM_FIELD_LIMIT,
  ORGANISM_FIELDS,
  ORGANISM_LIMIT,
} from '../submission/organismFields';
import { FIELD_LIMITS, TEXT_FIELDS } from '../submission/submissionFields';
import { flag, text } from './common.schema';
import { REASON_LIMIT } from './limits';

/** Maximum length of a row's id, which may contain a name with each character escaped. */
const ID_LIMIT = 12 * ORGANISM_FIELD_LIMIT;

const shortText = (limit: number) => v.pipe(text, v.maxLength(limit));
const id = shortText(ID_LIMIT);
const organismText = shortText(ORGANISM_FIELD_LIMIT);

export const organismChangesSchema = v.strictObject(
  recordOf(ORGANISM_FIELDS, () => v.exactOptional(organismText)),
);

export const organismRowSchema = v.strictObject({
  /** Identifies the row in the form; never submitted. */
  id,
  ...recordOf(ORGANISM_FIELDS, () => organismText),
});

const isShort = (list: object): boolean => Object.keys(list).length <= ORGANISM_LIMIT;

export const draftSchema = v.strictObject({
  fields: v.strictObject(
    recordOf(TEXT_FIELDS, (field) => v.exactOptional(shortText(FIELD_LIMITS[field]))),
  ),
  organisms: v.strictObject({
    /** Keyed by the id of a prefilled row. */
    changed: v.pipe(
      v.record(id, organismChangesSchema),
      v.check((rows) => isShort(rows)),
    ),
    /** Ids of prefilled rows. */
    removed: v.pipe(v.array(id), v.maxLength(ORGANISM_LIMIT)),
    added: v.pipe(v.array(organismRowSchema), v.maxLength(ORGANISM_LIMIT)),
  }),
});

const answerEntries = {
  /** ISO 8601, UTC. */
  at: text,
  /** What was submitted: the structure may have been corrected since then. */
  smiles: text,
  toStandIn: flag,
  /** Sent and not answered, or refused; absent if it was accepted. */
  outcome: v.exactOptional(v.picklist(['sent', 'refused'])),
  /** The database's words; only of a refusal. */
  reason: v.exactOptional(shortText(REASON_LIMIT)),
};

export const answerSchema = v.strictObject(answerEntries);

export const receiptSchema = v.strictObject({
  ...answerEntries,
  /** What else was accepted, of other structures or by the other of the two; absent without any. */
  alsoAccepted: v.exactOptional(v.array(answerSchema)),
});
