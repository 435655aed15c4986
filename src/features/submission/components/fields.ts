import { FORM_FIELDS, type FormField } from '@/domain/submission/submissionFields';

/** Those of the form among the names, in the order in which they stand. */
export const inFormOrder = (names: readonly string[]): FormField[] =>
  FORM_FIELDS.filter((field) => names.includes(field));

export const firstField = (names: readonly string[]): FormField | undefined =>
  inFormOrder(names)[0];
