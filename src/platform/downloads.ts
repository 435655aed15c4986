export interface Downloads {
  /** Saves a file for the user. The name is made safe for file systems first. */
  save(name: string, content: Blob): void;
}
