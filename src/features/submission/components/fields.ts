import type { MissingField, SubmissionForm } from '@/domain/submission/submissionForm';

export type FormField = keyof SubmissionForm;

/** In the order in which they stand. */
const FIELDS: readonly FormField[] = [
  'title',
  'name',
  'referenceId',
  'evidence',
  'organisms',
  'link',
  'structuralComments',
  'comment',
];

export const FIELD_LABELS: Readonly<Record<FormField, string>> = {
  title: 'Title',
  name: 'Name',
  referenceId: 'Reference ID',
  evidence: 'Evidence',
  organisms: 'Organism',
  link: 'Link',
  structuralComments: 'Structural comments',
  comment: 'Comment',
};

/** How a missing field is put right. */
export const MISSING_WORDS: Readonly<Record<MissingField, string>> = {
  title: 'Give the submission a title.',
  name: 'Name the compound.',
  evidence: 'Say how the structure was established.',
  organisms: 'Name at least one organism.',
};

/** Those of the form among the names, in the order in which they stand. */
export const inFormOrder = (names: readonly string[]): FormField[] =>
  FIELDS.filter((field) => names.includes(field));

export const firstField = (names: readonly string[]): FormField | undefined =>
  inFormOrder(names)[0];
