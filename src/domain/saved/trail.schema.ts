import * as v from 'valibot';
import { COMPOUND_FIELDS, type CompoundField } from '../compoundDraft';
import { count, text } from './common.schema';
import { verdictSchema } from './judgements.schema';
import { REVIEWER_LIMIT, TRAIL_LIMIT } from './limits';

type SaidField = Exclude<CompoundField, 'formerName'>;

/** What a person can say of a compound: a former name is what an edit took away. */
const SAID_FIELDS = COMPOUND_FIELDS.filter((field): field is SaidField => field !== 'formerName');

const entries = {
  /** Of the segment. */
  id: text,
  /** ISO 8601, UTC. */
  at: text,
  /** As the person wanted to be called; absent if nobody was named. */
  by: v.exactOptional(v.pipe(text, v.maxLength(REVIEWER_LIMIT))),
  /** It took a step back, or did it again. */
  how: v.exactOptional(v.picklist(['undo', 'redo'])),
};

/** A field that a person changed: `null` where nothing was said, or nothing is. */
export const trailEntrySchema = v.variant('field', [
  v.strictObject({
    ...entries,
    /** What stands of the structure that stands. */
    field: v.literal('verdict'),
    from: v.nullable(verdictSchema),
    to: v.nullable(verdictSchema),
  }),
  v.strictObject({
    ...entries,
    field: v.picklist(['structure', ...SAID_FIELDS]),
    from: v.nullable(text),
    to: v.nullable(text),
  }),
]);

export const trailSchema = v.strictObject({
  /** The earliest first. */
  entries: v.pipe(v.array(trailEntrySchema), v.maxLength(TRAIL_LIMIT)),
  /** How many earlier ones made room for these. */
  dropped: count,
});
