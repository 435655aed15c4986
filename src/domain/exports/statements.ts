import { valueOf } from '../compound';
import { presentText } from '../missing';

/** Fields of a compound that a program may find and a person confirms or types. */
const STATED_FIELDS = [
  'number',
  'name',
  'synonyms',
  'organism',
  'part',
  'location',
  'ecosystem',
  'link',
  'evidence',
  'note',
] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

export interface Statement {
  readonly value: string;
  /** A person typed or confirmed it; otherwise a program found it. */
  readonly isConfirmed: boolean;
}

export type Statements = Readonly<Partial<Record<StatedField, Statement>>>;

/** What is said of one drawing of a compound, and what the page prints beside it. */
type DrawingWords = Parameters<typeof valueOf>[1][number];

/** What a person said of any of the drawings, otherwise what the page prints beside one. */
export function statementsOf(drawings: readonly DrawingWords[]): Statements {
  const stated: Partial<Record<StatedField, Statement>> = {};
  for (const field of STATED_FIELDS) {
    const known = valueOf(field, drawings);
    const value = presentText(known?.value);
    if (known && value !== undefined) stated[field] = { value, isConfirmed: known.isConfirmed };
  }
  return stated;
}

interface Stated {
  readonly stated: Statements;
}

/** What a person said or confirmed; never what was only found. */
export function confirmed({ stated }: Stated, field: StatedField): string | undefined {
  const statement = stated[field];
  return statement?.isConfirmed ? statement.value : undefined;
}

/** What was found and not confirmed. */
export function onlyFound({ stated }: Stated, field: StatedField): string | undefined {
  const statement = stated[field];
  return statement?.isConfirmed === false ? statement.value : undefined;
}
