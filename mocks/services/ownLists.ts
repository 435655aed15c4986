import type { ListFacts, ListKind } from '../engine/lists/listKind';

/** A list that is used in place of the one that comes with the services. */
export interface ListInUse extends ListFacts {
  readonly kind: ListKind;
  readonly bytes: number;
  /** As the user called it, if the user gave it. */
  readonly fileName?: string;
}

/** The lists of names, taxa and known compounds that somebody gave. */
export interface OwnLists {
  readonly inUse: () => readonly ListInUse[];
  /** Where the user gives them; absent where only those do who run the services. */
  readonly shelf?: ListShelf;
}

export interface ListShelf {
  /**
   * Checks a list, keeps it, and uses it from the next look-up on.
   *
   * @param expected its kind; any if undefined
   * @throws HttpError with what was expected, or why it cannot be kept
   */
  take(
    file: { readonly filename: string; readonly bytes: Uint8Array },
    expected?: ListKind,
  ): Promise<ListInUse>;
  remove(kind: ListKind): Promise<void>;
}
