export interface Clipboard {
  /** @throws Error if the browser refuses, e.g. on plain http */
  writeText(text: string): Promise<void>;
}
