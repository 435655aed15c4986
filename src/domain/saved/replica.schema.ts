import * as v from 'valibot';
import type { Json } from '../team/event';
import type { Replica } from '../team/replica';
import { count, text } from './common.schema';

export const jsonSchema: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(jsonSchema),
    v.record(v.string(), jsonSchema),
  ]),
);

const saidSchema = v.strictObject({ value: jsonSchema, by: text, at: text, seq: count });

/** What a page has of an article in the team's library. */
export const replicaSchema: v.GenericSchema<Replica> = v.strictObject({
  article: text,
  as: v.exactOptional(text),
  isMet: v.exactOptional(v.literal(true)),
  known: count,
  parts: v.record(text, v.strictObject({ ...saidSchema.entries, beside: v.array(saidSchema) })),
  outbox: v.array(
    v.strictObject({
      ...{ id: text, article: text, part: text, at: text, base: count },
      ...{ from: jsonSchema, to: jsonSchema },
    }),
  ),
});
