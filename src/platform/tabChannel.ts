/** Talks with the other tabs of this browser that show the application; a tab does not hear itself. */
export interface TabChannel {
  /** Tells all others; plain data only, and never a secret. */
  post(message: unknown): void;
  /** @returns the function that stops listening */
  subscribe(listener: (message: unknown) => void): () => void;
}
