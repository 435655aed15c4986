import * as v from 'valibot';
import type { CompoundMention } from '@/domain/compoundMention';
import { saidAt, toSaidAt } from './saidAt.schema';

/** Of one drawing; those after them are dropped. */
const MAX_MENTIONS = 12;

/** What are not mentions are none; the segment beside them is still a segment. */
export const compoundMentionsSchema = v.fallback(v.nullish(v.array(v.object(saidAt))), undefined);

/** Undefined if the services did not look for any; then the page looks for itself. */
export const toCompoundMentions = (
  wire: v.InferOutput<typeof compoundMentionsSchema>,
): CompoundMention[] | undefined => wire?.slice(0, MAX_MENTIONS).map(toSaidAt);
