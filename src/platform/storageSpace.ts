/** How much the browser stores for this site, all kinds of storage together, and how much it would. */
export interface SpaceEstimate {
  /** Bytes, rounded by the browser. */
  readonly used: number;
  /** Bytes, > 0. */
  readonly quota: number;
}

/** Of the quota; from here on, the user is warned. */
const NEARLY_FULL = 0.8;

export const isNearlyFull = ({ used, quota }: SpaceEstimate): boolean =>
  used >= quota * NEARLY_FULL;

/** The space that the browser gives this site. */
export interface StorageSpace {
  /** `undefined` if the browser does not say. */
  estimate(): Promise<SpaceEstimate | undefined>;
  /**
   * Asks the browser not to delete anything by itself when the disk is full; it may ask the user.
   *
   * @returns whether it has agreed
   */
  persist(): Promise<boolean>;
}
