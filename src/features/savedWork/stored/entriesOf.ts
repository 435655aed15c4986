import type * as v from 'valibot';

/**
 * One schema for each field of a type, and for nothing else: `satisfies EntriesOf<T>` keeps a field that
 * was added to `T` from being forgotten in its stored form.
 */
export type EntriesOf<T> = {
  readonly [Field in keyof T]-?: v.BaseSchema<unknown, T[Field], v.BaseIssue<unknown>>;
};
