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
  /** Of its last event. */
  seq: ColumnType<string, number | undefined, number>;
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
}

export interface Tables {
  article: ArticleTable;
  event: EventTable;
  part: PartTable;
}
