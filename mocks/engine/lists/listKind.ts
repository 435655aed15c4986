/** The lists that can be given in place of those that come with the engine. */
export const LIST_KINDS = ['names', 'taxa', 'known'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What a list says of itself. */
export interface ListFacts {
  readonly source: string;
  /** Of the source, such as the name of the downloaded file. */
  readonly release: string;
  /** Of the source's content, `2026-05-01`, where the list states it. */
  readonly day?: string;
  /** Names, taxa's names, or compounds; lists of taxa that earlier versions made state none. */
  readonly entries?: number;
}
