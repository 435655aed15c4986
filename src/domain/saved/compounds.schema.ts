import * as v from 'valibot';
import {
  COMPOUND_FIELD_LIMITS,
  COMPOUND_FIELDS,
  ORGANISM_RELATIONS,
  type CompoundDraft,
} from '../compoundDraft';
import { recordOf } from '../recordOf';
import { text } from './common.schema';
import type { EntriesOf } from './entriesOf';

const draftEntries = {
  ...recordOf(COMPOUND_FIELDS, (field) =>
    v.exactOptional(v.pipe(text, v.maxLength(COMPOUND_FIELD_LIMITS[field]))),
  ),
  relation: v.exactOptional(v.picklist(ORGANISM_RELATIONS)),
} satisfies EntriesOf<CompoundDraft>;

export const compoundDraftSchema = v.strictObject(draftEntries);

export const compoundDraftsSchema = v.record(text, compoundDraftSchema);
