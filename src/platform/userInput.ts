/** When the page was last used; queried on demand, so that no mouse event reaches the store. */
export interface UserInput {
  /** Milliseconds since the epoch; the page's start if there was no input. */
  lastAt(): number;
}
