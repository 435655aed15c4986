import type { CompoundRecord } from '../compoundRecord';
import type { Table } from '../table';

/** Something without which an importer takes no compound. */
export interface Need {
  /** What it is, as in "no confirmed name". */
  readonly words: string;
  readonly isMet: (record: CompoundRecord) => boolean;
}

/** What one database takes of a compound. */
export interface Recipient {
  /** The database, as in "not fit for COCONUT". */
  readonly to: string;
  /** Under which licence it goes out, or who asks for that, in a sentence. */
  readonly licence: string;
  readonly needs: readonly Need[];
  /** A row for each compound, as shown before the file is written. */
  readonly rows: (records: readonly CompoundRecord[]) => Table;
}

/** A database whose importer takes one file. */
export interface HandOver extends Recipient {
  /** The file, of compounds that lack nothing. */
  readonly text: (records: readonly CompoundRecord[]) => string;
}

/** Words of the needs that a record does not meet, in their order; empty if the importer takes it. */
export const lackingFor = ({ needs }: Recipient, record: CompoundRecord): readonly string[] =>
  needs.filter(({ isMet }) => !isMet(record)).map(({ words }) => words);

export const isFitFor = (target: Recipient, record: CompoundRecord): boolean =>
  target.needs.every(({ isMet }) => isMet(record));

/** Those that the importer takes, in their order. */
export const fitFor = (
  target: Recipient,
  records: readonly CompoundRecord[],
): readonly CompoundRecord[] => records.filter((record) => isFitFor(target, record));
