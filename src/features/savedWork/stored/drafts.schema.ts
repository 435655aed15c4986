import * as v from 'valibot';
import { recordOf } from '@/domain/recordOf';
import {
  ORGANISM_FIELD_LIMIT,
  ORGANISM_FIELDS,
  ORGANISM_LIMIT,
} from '@/domain/submission/organismFields';
import type { OrganismChanges, SubmissionDraft } from '@/domain/submission/submissionDraft';
import { FIELD_LIMITS, TEXT_FIELDS } from '@/domain/submission/submissionFields';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import {
  REASON_LIMIT,
  type SubmissionAnswer,
  type SubmissionReceipt,
} from '@/domain/submission/submissionReceipt';
import { flag, text } from './common.schema';
import type { EntriesOf } from './entriesOf';

/** Maximum length of a row's id, which may contain a name with each character escaped. */
const ID_LIMIT = 12 * ORGANISM_FIELD_LIMIT;

const shortText = (limit: number) => v.pipe(text, v.maxLength(limit));
const id = shortText(ID_LIMIT);
const organismText = shortText(ORGANISM_FIELD_LIMIT);

const fieldEntries = recordOf(TEXT_FIELDS, (field) =>
  v.exactOptional(shortText(FIELD_LIMITS[field])),
) satisfies EntriesOf<SubmissionDraft['fields']>;

const changeEntries = recordOf(ORGANISM_FIELDS, () =>
  v.exactOptional(organismText),
) satisfies EntriesOf<OrganismChanges>;

const rowEntries = {
  id,
  ...recordOf(ORGANISM_FIELDS, () => organismText),
} satisfies EntriesOf<OrganismEntry>;

const isShort = (list: object): boolean => Object.keys(list).length <= ORGANISM_LIMIT;

const organismEntries = {
  changed: v.pipe(
    v.record(id, v.strictObject(changeEntries)),
    v.check((rows) => isShort(rows)),
  ),
  removed: v.pipe(v.array(id), v.maxLength(ORGANISM_LIMIT)),
  added: v.pipe(v.array(v.strictObject(rowEntries)), v.maxLength(ORGANISM_LIMIT)),
} satisfies EntriesOf<SubmissionDraft['organisms']>;

const draftEntries = {
  fields: v.strictObject(fieldEntries),
  organisms: v.strictObject(organismEntries),
} satisfies EntriesOf<SubmissionDraft>;

/** What the user changed in forms for COCONUT, by the structures' `uniqueKey`. */
export const draftsSchema = v.record(text, v.strictObject(draftEntries));

const answerEntries = {
  at: text,
  smiles: text,
  toStandIn: flag,
  outcome: v.exactOptional(v.picklist(['sent', 'refused'])),
  reason: v.exactOptional(shortText(REASON_LIMIT)),
} satisfies EntriesOf<SubmissionAnswer>;

const receiptEntries = {
  ...answerEntries,
  alsoAccepted: v.exactOptional(v.array(v.strictObject(answerEntries))),
} satisfies EntriesOf<SubmissionReceipt>;

export const receiptsSchema = v.record(text, v.strictObject(receiptEntries));
