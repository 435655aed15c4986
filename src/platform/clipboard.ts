export interface Clipboard {
  /** @throws Error when the browser refuses, e.g. on plain http */
  writeText(text: string): Promise<void>;
}
