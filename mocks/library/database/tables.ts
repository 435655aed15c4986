import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../services/library/event';

/** Written as text, since a driver would take a list for an array of Postgres and a text for no JSON. */
type JsonColumn = ColumnType<Json, string, string>;

/** Given back as text by the driver, since JavaScript's numbers end at 2^53. */
type BigInteger = ColumnType<string, number, number>;

interface ArticleTable {
  id: string;
  file_name: string;
  bytes: BigInteger;
  added_at: Generated<Date>;
  title: string | null;
  doi: string | null;
  /** As it stands: `checked`, `confirmed`; null: in work. */
  state: string | null;
  state_by: string | null;
  assigned: string | null;
  /** Of its last event. */
  seq: ColumnType<string, number | undefined, number>;
  /** A `tsvector`, which is written by an expression; null: not made yet. */
  words: string | null;
}

interface EventTable {
  seq: GeneratedAlways<string>;
  id: string;
  article: string;
  part: string;
  value_from: JsonColumn;
  value_to: JsonColumn;
  at: ColumnType<Date, string, never>;
  base: BigInteger;
  author: string;
  kept_at: Generated<Date>;
}

/** What stands of each part: the last event of it. */
interface PartTable {
  article: string;
  part: string;
  seq: BigInteger;
  value: JsonColumn;
  author: string;
  at: ColumnType<Date, string, string>;
  /** Somebody else said another thing, of which its author did not know. */
  contested: Generated<boolean>;
}

/** What stands of a drawing or a name, as it is listed and found. */
interface CompoundTable {
  id: GeneratedAlways<string>;
  article: string;
  segment: string;
  /** Of the last event that its row follows from. */
  seq: BigInteger;
  number: string | null;
  name: string | null;
  organism: string | null;
  /** What the organism is and belongs to, as the services tell it; null until they have. */
  taxa: readonly string[] | null;
  smiles: string | null;
  molfile: string | null;
  engine: string | null;
  doubts: number;
  verdict: string | null;
  reason: string | null;
  judged_by: string | null;
  judged_at: ColumnType<Date | null, string | null, string | null>;
  /** A `tsvector`, which is written by an expression. */
  words: string;
  /** When its chemistry is to be computed; null: it is. */
  due: Date | null;
}

/** What is computed of a compound's structure; none of one that cannot be read. */
interface ChemistryTable {
  compound: string;
  canonical: string;
  inchi_key: string | null;
  /** The first block of the InChIKey: the same whatever the stereo. */
  skeleton: string | null;
  pattern: string;
  morgan: string;
  morgan_bits: number;
}

export interface Tables {
  article: ArticleTable;
  event: EventTable;
  part: PartTable;
  compound: CompoundTable;
  chemistry: ChemistryTable;
  without_compounds: { article: string };
}
