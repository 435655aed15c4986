import type * as v from 'valibot';

/** An answer as its schema lets it through. */
export type Wire<Schema extends v.GenericSchema> = v.InferOutput<Schema>;
