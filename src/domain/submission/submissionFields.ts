import { recordOf } from '../recordOf';

interface FieldRow {
  /** What the form calls it. */
  readonly label: string;
  /** Says how a required field is put right; absent when it may stay empty. */
  readonly whenMissing?: string;
  /** Last parts of COCONUT's keys for what is wrong with it, besides the name it is sent under. */
  readonly refusedAs?: readonly string[];
}

interface TextRow extends FieldRow {
  /** Characters that it takes: far more than any article needs, and little enough to keep and send. */
  readonly limit: number;
  /** The object of COCONUT's report that holds it, and its name there (docs/requirements/session.md S7.30). */
  readonly sentIn: 'report' | 'molecule';
  readonly sentAs: string;
}

/**
 * The fields of a submission in the order in which they stand (docs/requirements/session.md S3.9, S5.2,
 * S5.3). The form, its draft, what it lacks, what is sent and what COCONUT refuses follow from this table.
 */
const ROWS = {
  /** An identifier, for tracking only. */
  title: {
    label: 'Title',
    whenMissing: 'Give the submission a title.',
    limit: 300,
    sentIn: 'report',
    sentAs: 'title',
  },
  name: {
    label: 'Name',
    whenMissing: 'Name the compound.',
    limit: 2_000,
    sentIn: 'molecule',
    sentAs: 'name',
  },
  /** The DOI. */
  referenceId: {
    label: 'Reference ID',
    limit: 500,
    sentIn: 'molecule',
    sentAs: 'reference_id',
    refusedAs: ['references', 'doi'],
  },
  evidence: {
    label: 'Evidence',
    whenMissing: 'Say how the structure was established.',
    limit: 4_000,
    sentIn: 'report',
    sentAs: 'evidence',
  },
  /** A list; its entries have fields of their own (`organismFields`). */
  organisms: {
    label: 'Organism',
    whenMissing: 'Name at least one organism.',
  },
  /** PubChem's page of the compound. */
  link: {
    label: 'Link',
    limit: 1_000,
    sentIn: 'molecule',
    sentAs: 'link',
  },
  structuralComments: {
    label: 'Structural comments',
    limit: 4_000,
    sentIn: 'molecule',
    sentAs: 'structural_comments',
  },
  comment: {
    label: 'Comment',
    limit: 4_000,
    sentIn: 'report',
    sentAs: 'comment',
  },
} as const satisfies Readonly<Record<string, FieldRow | TextRow>>;

type Rows = typeof ROWS;

export type FormField = keyof Rows;
export type TextField = Exclude<FormField, 'organisms'>;
export type RequiredField = {
  [Field in FormField]: Rows[Field] extends { readonly whenMissing: string } ? Field : never;
}[FormField];

export const TEXT_ROWS: Readonly<Record<TextField, TextRow>> = ROWS;

/** In the order in which they stand. */
export const FORM_FIELDS = Object.keys(ROWS) as readonly FormField[];

export const TEXT_FIELDS: readonly TextField[] = FORM_FIELDS.filter(
  (field) => field !== 'organisms',
);

export const isRequired = (field: FormField): field is RequiredField =>
  'whenMissing' in ROWS[field];

export const FIELD_LABELS = recordOf(FORM_FIELDS, (field): string => ROWS[field].label);

export const REQUIRED_FIELDS: readonly RequiredField[] = FORM_FIELDS.filter(isRequired);

/** How a missing field is put right. */
export const MISSING_WORDS = recordOf(REQUIRED_FIELDS, (field): string => ROWS[field].whenMissing);

/** Characters that each text takes. */
export const FIELD_LIMITS = recordOf(TEXT_FIELDS, (field): number => ROWS[field].limit);
