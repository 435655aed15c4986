import type * as v from 'valibot';

/** An answer after validation by its schema. */
export type Wire<Schema extends v.GenericSchema> = v.InferOutput<Schema>;
