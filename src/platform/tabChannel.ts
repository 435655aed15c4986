/** Messages between the tabs of this browser that show the application; a tab does not receive its own. */
export interface TabChannel {
  /** Sends to all others; plain data only, and never a secret. */
  post(message: unknown): void;
  /** @returns the function that stops listening */
  subscribe(listener: (message: unknown) => void): () => void;
}
