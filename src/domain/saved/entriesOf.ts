import type * as v from 'valibot';

/**
 * One schema for each field of a type, and for nothing else: `satisfies EntriesOf<T>` makes sure that a field
 * added to `T` is not forgotten in its stored form.
 */
export type EntriesOf<T> = {
  readonly [Field in keyof T]-?: v.BaseSchema<unknown, T[Field], v.BaseIssue<unknown>>;
};
