import * as v from 'valibot';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const text = v.string();
export const flag = v.boolean();
export const optionalText = v.exactOptional(text);
export const optionalFlag = v.exactOptional(flag);
export const texts = v.exactOptional(v.array(text));
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** `rawData` and `replica` have no end, and their own types. */
type Immutable<T> = T extends object
  ? { readonly [Key in keyof T]: Key extends 'rawData' | 'replica' ? T[Key] : Immutable<T[Key]> }
  : T;

/** What a schema lets through: the only definition of what is saved. Naming the type loads no schema. */
export type Saved<Schema extends v.GenericSchema> = Immutable<v.InferOutput<Schema>>;

/** Of an object whose other fields are kept, and have no types. */
export type Loose<Entries extends v.ObjectEntries> = v.GenericSchema<
  v.InferOutput<v.ObjectSchema<Entries, undefined>>
>;
