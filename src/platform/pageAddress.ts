/** The address of the work itself. */
export const HOME_ADDRESS = '#/';

/** The end of the page's address, by which parts of the one page can be linked to. */
export interface PageAddress {
  /** From the `#` on; empty without one. */
  fragment(): string;
  /** Goes there as a link would: a step of the history, which the browser's back button undoes. */
  visit(fragment: string): void;
  /** The whole address of a part, to be passed on. */
  linkTo(fragment: string): string;
  /**
   * Tells of every change: by a link, by back and forward, by typing, by `visit`.
   *
   * @returns the function that stops listening
   */
  subscribe(listener: () => void): () => void;
}
