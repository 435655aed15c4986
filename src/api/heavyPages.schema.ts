import * as v from 'valibot';

/**
 * Pages, from 0, that the services could not read completely. A field of our services beside the
 * contract's; others do not send it.
 */
export const pagesTooHeavySchema = v.nullish(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
);
