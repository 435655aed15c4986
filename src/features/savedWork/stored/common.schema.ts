import * as v from 'valibot';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const text = v.string();
export const flag = v.boolean();
export const optionalText = v.exactOptional(text);
export const optionalFlag = v.exactOptional(flag);
