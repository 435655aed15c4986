import { recordOf } from '../recordOf';

interface FieldRow {
  /** Its label in the form. */
  readonly label: string;
  /** The error message for a required field that is empty; absent if the field is optional. */
  readonly whenMissing?: string;
  /** Last parts of COCONUT's error keys for this field, besides the name it is submitted under. */
  readonly refusedAs?: readonly string[];
}

interface TextRow extends FieldRow {
  /** Maximum number of characters: far more than any article needs, but small enough to store and send. */
  readonly limit: number;
  /**
   * The object in COCONUT's report that contains it, and its name there (docs/requirements/session.md S7.30).
   */
  readonly sentIn: 'report' | 'molecule';
  readonly sentAs: string;
}

/**
 * The fields of a submission in display order (docs/requirements/session.md S3.9, S5.2, S5.3). The form, its
 * draft, the check for missing fields, the submitted data and the handling of COCONUT's errors are all
 * derived from this table.
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
  /** A list; its entries have their own fields (`organismFields`). */
  organisms: {
    label: 'Organism',
    whenMissing: 'Name at least one organism.',
  },
  /** The compound's PubChem page. */
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

/** In display order. */
export const FORM_FIELDS = Object.keys(ROWS) as readonly FormField[];

export const TEXT_FIELDS: readonly TextField[] = FORM_FIELDS.filter(
  (field) => field !== 'organisms',
);

export const isRequired = (field: FormField): field is RequiredField =>
  'whenMissing' in ROWS[field];

export const FIELD_LABELS = recordOf(FORM_FIELDS, (field): string => ROWS[field].label);

export const REQUIRED_FIELDS: readonly RequiredField[] = FORM_FIELDS.filter(isRequired);

/** Error messages for missing fields. */
export const MISSING_WORDS = recordOf(REQUIRED_FIELDS, (field): string => ROWS[field].whenMissing);

/** Maximum number of characters in each text. */
export const FIELD_LIMITS = recordOf(TEXT_FIELDS, (field): number => ROWS[field].limit);
