import { recordOf } from '../recordOf';

interface OrganismRow {
  readonly label: string;
  /** What the article has to offer for it. */
  readonly offers: 'organisms' | 'parts' | 'locations' | 'ecosystems';
  /** Takes several values, separated by commas (docs/requirements/session.md S5.4). */
  readonly isList: boolean;
}

/**
 * The fields of an organism in the order in which they stand (docs/requirements/session.md S3.10). Rows of
 * the form, their changes in a draft, and what is sent follow from this table.
 */
export const ORGANISM_ROWS = {
  name: { label: 'Name', offers: 'organisms', isList: false },
  parts: { label: 'Parts', offers: 'parts', isList: true },
  location: { label: 'Location', offers: 'locations', isList: false },
  ecosystems: { label: 'Ecosystems', offers: 'ecosystems', isList: true },
} as const satisfies Readonly<Record<string, OrganismRow>>;

type Rows = typeof ORGANISM_ROWS;

export type OrganismField = keyof Rows;

/** Where in the organism, or in which surroundings, the compound was found. */
export type OrganismDetail = Exclude<OrganismField, 'name'>;

/** Values as they are submitted: those of lists apart. */
export type OrganismValues = {
  readonly [Field in OrganismField]: Rows[Field]['isList'] extends true
    ? readonly string[]
    : string;
};

export const ORGANISM_FIELDS = Object.keys(ORGANISM_ROWS) as readonly OrganismField[];

export const ORGANISM_DETAILS: readonly OrganismDetail[] = ORGANISM_FIELDS.filter(
  (field) => field !== 'name',
);

/** A row before anything is typed. */
export const EMPTY_ORGANISM = recordOf(ORGANISM_FIELDS, () => '');

/** Characters of each field of an organism. */
export const ORGANISM_FIELD_LIMIT = 500;

/** Rows of the list of organisms. */
export const ORGANISM_LIMIT = 30;
