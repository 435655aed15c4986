import * as v from 'valibot';

/**
 * Zero-based indices of pages that the services could not read completely. A field that only our services add
 * to the contract's.
 */
export const pagesTooHeavySchema = v.nullish(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
);
