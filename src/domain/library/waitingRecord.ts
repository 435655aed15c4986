import type { ArticleRecord } from '../articleRecord';

/** A record whose article is not in the library yet. */
export interface WaitingRecord {
  readonly id: string;
  readonly record: ArticleRecord;
  /** SHA-256 of the PDF that the user chose for it, whatever that says of itself. */
  readonly chosen?: string;
  /** Why nothing more is known of it. */
  readonly problem?: string;
}

/** More would take the space that the browser gives for text. */
export const MOST_WAITING = 2_000;

/** Only its DOI is known, so that there is something to look up. */
export const isOnlyDoi = ({ record: { title, doi } }: WaitingRecord): boolean =>
  title === undefined && doi !== undefined;

/** What it is called: its title, otherwise its DOI. */
export const recordTitle = ({ title, doi = '' }: ArticleRecord): string => title ?? doi;
