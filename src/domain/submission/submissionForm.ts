/** One row of the list of organisms (docs/requirements/session.md S3.10). */
export interface OrganismEntry {
  /** Of the row only; never submitted. */
  readonly id: string;
  readonly name: string;
  /** As typed: several, separated by commas. */
  readonly parts: string;
  readonly location: string;
  /** As typed: several, separated by commas. */
  readonly ecosystems: string;
}

/** The submission to COCONUT as the user sees it: texts as typed. */
export interface SubmissionForm {
  readonly title: string;
  readonly name: string;
  readonly evidence: string;
  readonly comment: string;
  /** The DOI. */
  readonly referenceId: string;
  /** PubChem's page of the compound. */
  readonly link: string;
  readonly structuralComments: string;
  readonly organisms: readonly OrganismEntry[];
}

export const EMPTY_FORM: SubmissionForm = {
  title: '',
  name: '',
  evidence: '',
  comment: '',
  referenceId: '',
  link: '',
  structuralComments: '',
  organisms: [],
};

export type TextField = Exclude<keyof SubmissionForm, 'organisms'>;

export type OrganismField = Exclude<keyof OrganismEntry, 'id'>;

/** A row before anything is typed; its keys are the one list of an organism's fields. */
export const EMPTY_ORGANISM: Readonly<Record<OrganismField, string>> = {
  name: '',
  parts: '',
  location: '',
  ecosystems: '',
};

/** docs/requirements/session.md S5.2, S5.3 */
export type MissingField = 'title' | 'name' | 'evidence' | 'organisms';

/** Where a field's value came from, in words; absent when the user typed it or there is none. */
export type FieldOrigins = Partial<Record<TextField, string>>;

/** Why the server refused a field, in its own words. */
export type FieldErrors = Partial<Record<keyof SubmissionForm | 'structure', string>>;

/** Characters that a field takes: far more than any article needs, and little enough to keep and send. */
export const FIELD_LIMITS: Readonly<Record<TextField, number>> = {
  title: 300,
  name: 2_000,
  evidence: 4_000,
  comment: 4_000,
  referenceId: 500,
  link: 1_000,
  structuralComments: 4_000,
};

/** Characters of each field of an organism. */
export const ORGANISM_FIELD_LIMIT = 500;

/** Rows of the list of organisms. */
export const ORGANISM_LIMIT = 30;
