/** Prints pictures of pages. */
export interface Printer {
  /**
   * Opens the browser's print dialog with one picture per sheet.
   *
   * @param signal ends the wait and removes the sheets; no dialog opens afterwards
   * @returns when the dialog has closed, whether printed or not: browsers don't tell
   * @throws the signal's reason if it was aborted
   */
  print(pages: readonly Blob[], signal: AbortSignal): Promise<void>;
}
