import { recordOf } from '../recordOf';
import type { OrganismField } from './organismFields';
import { TEXT_FIELDS, type FormField, type TextField } from './submissionFields';

/** One row of the list of organisms: texts as typed. */
export interface OrganismEntry extends Readonly<Record<OrganismField, string>> {
  /** Of the row only; never submitted. */
  readonly id: string;
}

/** The submission to COCONUT as the user sees it: texts as typed. */
export interface SubmissionForm extends Readonly<Record<TextField, string>> {
  readonly organisms: readonly OrganismEntry[];
}

export const EMPTY_FORM: SubmissionForm = { ...recordOf(TEXT_FIELDS, () => ''), organisms: [] };

/** Where a field's value came from, in words; absent when the user typed it or there is none. */
export type FieldOrigins = Partial<Record<TextField, string>>;

/** Why the server refused a field, in its own words. */
export type FieldErrors = Partial<Record<FormField | 'structure', string>>;
