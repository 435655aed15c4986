/** When somebody last used the page; asked for, so that no event of the mouse reaches the store. */
export interface UserInput {
  /** Milliseconds since the epoch; the page's start, when there was no input. */
  lastAt(): number;
}
