/** The address of the work itself. */
export const HOME_ADDRESS = '#/';

/** The fragment of the page's address, which makes it possible to link to parts of the page. */
export interface PageAddress {
  /** Including the `#`; empty without one. */
  fragment(): string;
  /** Navigates like a link: adds a step to the history, which the browser's back button undoes. */
  visit(fragment: string): void;
  /** The full address of a part, to be shared. */
  linkTo(fragment: string): string;
  /**
   * Calls the listener on every change: by a link, by back and forward, by typing, by `visit`.
   *
   * @returns the function that stops listening
   */
  subscribe(listener: () => void): () => void;
}
