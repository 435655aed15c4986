/** The lists that somebody can give in place of those that the services have. */
export const LIST_KINDS = ['names', 'taxa', 'known'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** A list that somebody gave. */
export interface GivenList {
  readonly kind: ListKind;
  readonly source: string;
  /** Of the source, such as the name of the downloaded file. */
  readonly release: string;
  /** ISO 8601, where the list states it. */
  readonly date?: string;
  readonly entries?: number;
  readonly bytes: number;
  /** As the user called it; absent from what services were given by their settings. */
  readonly fileName?: string;
}

export interface GivenLists {
  readonly lists: readonly GivenList[];
  /** Whether the user can give them here. */
  readonly takesFiles: boolean;
}
