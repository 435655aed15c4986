/** Files that the system opens with the installed application. */
export interface Launches {
  /**
   * @returns the function that stops listening; files that were opened before are reported at once
   */
  subscribe(listener: (files: readonly File[]) => void): () => void;
}
