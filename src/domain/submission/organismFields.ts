import { recordOf } from '../recordOf';

interface OrganismRow {
  readonly label: string;
  /** Which of the article's suggestions apply to it. */
  readonly offers: 'organisms' | 'parts' | 'locations' | 'ecosystems';
  /** Accepts several values, separated by commas (docs/requirements/session.md S5.4). */
  readonly isList: boolean;
}

/**
 * The fields of an organism in display order (docs/requirements/session.md S3.10). The form's rows, the
 * changes in a draft and the submitted data are all derived from this table.
 */
export const ORGANISM_ROWS = {
  name: { label: 'Name', offers: 'organisms', isList: false },
  parts: { label: 'Parts', offers: 'parts', isList: true },
  location: { label: 'Location', offers: 'locations', isList: false },
  ecosystems: { label: 'Ecosystems', offers: 'ecosystems', isList: true },
} as const satisfies Readonly<Record<string, OrganismRow>>;

type Rows = typeof ORGANISM_ROWS;

export type OrganismField = keyof Rows;

/** The part of the organism, the location or the environment in which the compound was found. */
export type OrganismDetail = Exclude<OrganismField, 'name'>;

/** Values as submitted, with lists split into their entries. */
export type OrganismValues = {
  readonly [Field in OrganismField]: Rows[Field]['isList'] extends true
    ? readonly string[]
    : string;
};

export const ORGANISM_FIELDS = Object.keys(ORGANISM_ROWS) as readonly OrganismField[];

export const ORGANISM_DETAILS: readonly OrganismDetail[] = ORGANISM_FIELDS.filter(
  (field) => field !== 'name',
);

/** An empty row. */
export const EMPTY_ORGANISM = recordOf(ORGANISM_FIELDS, () => '');

/** Maximum number of characters in each field of an organism. */
export const ORGANISM_FIELD_LIMIT = 500;

/** Maximum number of organisms. */
export const ORGANISM_LIMIT = 30;
