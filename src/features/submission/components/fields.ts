import { FORM_FIELDS, type FormField } from '@/domain/submission/submissionFields';

/** The names that are fields of the form, in display order. */
export const inFormOrder = (names: readonly string[]): FormField[] =>
  FORM_FIELDS.filter((field) => names.includes(field));

export const firstField = (names: readonly string[]): FormField | undefined =>
  inFormOrder(names)[0];
