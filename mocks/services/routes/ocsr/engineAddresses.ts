/** The kinds of engines that are reached by an address (docs/engines.md). */
export const ADDRESS_KINDS = ['marcus', 'cheminformatics-microservice'] as const;

/** An engine at an address that the user named. */
export interface EngineAtAddress {
  readonly kind: (typeof ADDRESS_KINDS)[number];
  /** Of the contract's; it takes the place of the program that stands in for it. */
  readonly id: string;
  /** Without a slash at its end. */
  readonly url: string;
}

/** Where users name engines themselves; only in a page without a server, which asks them from the user's machine. */
export interface EngineAddresses {
  /** Origins beside those of the user's machine that the page may reach. */
  readonly origins: readonly string[];
  readonly inUse: () => readonly EngineAtAddress[];
  /**
   * Asks an engine whether it is there, and keeps it in the place of an earlier one with its id.
   *
   * @throws HttpError with why it cannot be asked or kept
   */
  readonly add: (engine: EngineAtAddress) => Promise<EngineAtAddress>;
  readonly remove: (id: string) => Promise<void>;
}
