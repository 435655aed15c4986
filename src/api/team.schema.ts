import * as v from 'valibot';
import { jsonSchema } from '@/domain/saved/replica.schema';
import type { KeptEvent } from '@/domain/team/event';
import { ROLES } from '@/domain/team/team';

const seq = v.pipe(v.number(), v.integer(), v.minValue(0));

export const teamUserSchema = v.object({ name: v.string(), role: v.picklist(ROLES) });

export const addedSchema = v.object({ wants_file: v.boolean() });

export const keptSchema = v.object({ kept: v.array(v.object({ id: v.string(), seq })) });

export const eventsSchema = v.object({
  events: v.array(
    v.object({
      ...{ id: v.string(), article: v.string(), part: v.string(), at: v.string() },
      ...{ from: jsonSchema, to: jsonSchema, base: seq, seq, by: v.string() },
    }),
  ),
  has_more: v.boolean(),
});

/** A stretch of the one order of all events of an article. */
export interface EventsAfter {
  readonly events: readonly KeptEvent[];
  /** There are more than these. */
  readonly hasMore: boolean;
}

export const toEventsAfter = ({
  events,
  has_more: hasMore,
}: v.InferOutput<typeof eventsSchema>): EventsAfter => ({ events, hasMore });
