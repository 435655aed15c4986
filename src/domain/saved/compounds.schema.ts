import * as v from 'valibot';
import { COMPOUND_FIELD_LIMITS, COMPOUND_FIELDS, ORGANISM_RELATIONS } from '../compoundDraft';
import { recordOf } from '../recordOf';
import { text } from './common.schema';

export const compoundDraftSchema = v.strictObject({
  ...recordOf(COMPOUND_FIELDS, (field) =>
    v.exactOptional(v.pipe(text, v.maxLength(COMPOUND_FIELD_LIMITS[field]))),
  ),
  relation: v.exactOptional(v.picklist(ORGANISM_RELATIONS)),
});

export const compoundDraftsSchema = v.record(text, compoundDraftSchema);
