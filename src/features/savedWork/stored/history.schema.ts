import * as v from 'valibot';
import {
  HISTORY_LIMIT,
  STEP_TITLE_LIMIT,
  type WorkChange,
  type WorkHistory,
  type WorkStep,
} from '@/domain/workChange';
import { flag, text } from './common.schema';
import { articleChangeSchema } from './article.schema';
import { annotationWordSchema } from './annotationWords.schema';
import { compoundDraftSchema } from './compounds.schema';
import { segmentSchema, structureSchema } from './entities.schema';
import type { EntriesOf } from './entriesOf';
import { judgementSchema, versionReferenceSchema } from './judgements.schema';

const partsOf = <T extends v.GenericSchema>(part: T) => v.exactOptional(v.record(text, part));

const changeEntries = {
  segments: partsOf(v.nullable(segmentSchema)),
  selected: partsOf(flag),
  judgements: partsOf(v.nullable(judgementSchema)),
  drafts: partsOf(v.nullable(compoundDraftSchema)),
  article: v.exactOptional(articleChangeSchema),
  annotationWords: partsOf(v.nullable(annotationWordSchema)),
  structures: partsOf(v.nullable(structureSchema)),
  versions: partsOf(versionReferenceSchema),
} satisfies EntriesOf<WorkChange>;

const stepEntries = {
  title: v.pipe(text, v.maxLength(STEP_TITLE_LIMIT)),
  segmentIds: v.array(text),
  takesStructure: v.exactOptional(v.literal(true)),
  before: v.strictObject(changeEntries),
  after: v.strictObject(changeEntries),
} satisfies EntriesOf<WorkStep>;

const steps = v.pipe(v.array(v.strictObject(stepEntries)), v.maxLength(HISTORY_LIMIT));

const historyEntries = { done: steps, undone: steps } satisfies EntriesOf<WorkHistory>;

export const historySchema = v.strictObject(historyEntries);
