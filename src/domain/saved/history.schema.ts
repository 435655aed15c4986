import * as v from 'valibot';
import { annotationWordSchema } from './annotationWords.schema';
import { articleChangeSchema } from './article.schema';
import { flag, text } from './common.schema';
import { compoundDraftSchema } from './compounds.schema';
import { segmentSchema, structureSchema } from './entities.schema';
import { judgementSchema, versionReferenceSchema } from './judgements.schema';
import { HISTORY_LIMIT, STEP_TITLE_LIMIT } from './limits';
import { replicaSchema } from './replica.schema';
import { trailSchema } from './trail.schema';

const partsOf = <T extends v.GenericSchema>(part: T) => v.exactOptional(v.record(text, part));

/** Parts of the work as they should become, by id; `null` to remove one. Parts that are not named stay as they are. */
export const changeSchema = v.strictObject({
  /** By segment id. */
  segments: partsOf(v.nullable(segmentSchema)),
  /** By segment id. */
  selected: partsOf(flag),
  /** By segment id. */
  judgements: partsOf(v.nullable(judgementSchema)),
  /** By segment id. */
  drafts: partsOf(v.nullable(compoundDraftSchema)),
  /** What the user said of the article, by field. */
  article: v.exactOptional(articleChangeSchema),
  /** By their keys. */
  annotationWords: partsOf(v.nullable(annotationWordSchema)),
  /** By `uniqueKey`: structures that come or go. */
  structures: partsOf(v.nullable(structureSchema)),
  /** By `uniqueKey`: structures that stay, with another version on top. */
  versions: partsOf(versionReferenceSchema),
});

export const stepSchema = v.strictObject({
  /** What was done, as the undo button names it: `Mark #14 as correct`. */
  title: v.pipe(text, v.maxLength(STEP_TITLE_LIMIT)),
  /** The segments it is about; undoing shows the first. */
  segmentIds: v.array(text),
  /** It put another structure in place: the selection that comes with that belongs to it. */
  takesStructure: v.exactOptional(v.literal(true)),
  before: changeSchema,
  after: changeSchema,
});

const steps = v.pipe(v.array(stepSchema), v.maxLength(HISTORY_LIMIT));

/** Steps that can be undone, the latest last, and those that were, the latest first to be done again last. */
export const historySchema = v.strictObject({
  done: steps,
  undone: steps,
  /** Who changed what of the drawings, and when; absent without a change, and in work saved before it was kept. */
  trail: v.exactOptional(trailSchema),
  /** What the team's library has of the article, and what is not sent to it yet; absent without a library. */
  replica: v.exactOptional(replicaSchema),
});
