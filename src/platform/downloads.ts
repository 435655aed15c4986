export interface Downloads {
  /** Hands the user a file. The name is made safe for file systems first. */
  save(name: string, content: Blob): void;
}
