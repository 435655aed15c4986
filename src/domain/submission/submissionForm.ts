import { recordOf } from '../recordOf';
import { TEXT_FIELDS, type FormField, type TextField } from './submissionFields';
import type { Saved } from '../saved/common.schema';
import type { organismRowSchema } from '../saved/drafts.schema';

/** One row of the list of organisms: texts as typed. */
export type OrganismEntry = Saved<typeof organismRowSchema>;

/** The submission to COCONUT as the user sees it: texts as typed. */
export interface SubmissionForm extends Readonly<Record<TextField, string>> {
  readonly organisms: readonly OrganismEntry[];
}

export const EMPTY_FORM: SubmissionForm = { ...recordOf(TEXT_FIELDS, () => ''), organisms: [] };

/** A description of where a field's value came from; absent if the user typed it or the field is empty. */
export type FieldOrigins = Partial<Record<TextField, string>>;

/** The server's messages about rejected fields, verbatim. */
export type FieldErrors = Partial<Record<FormField | 'structure', string>>;
