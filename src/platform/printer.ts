/** Prints pictures of pages. */
export interface Printer {
  /**
   * Opens the browser's print dialog with one picture a sheet.
   *
   * @param signal ends the wait and takes the sheets away; no dialog opens afterwards
   * @returns when the dialog has closed, printed or not: browsers do not tell
   * @throws the signal's reason when it was aborted
   */
  print(pages: readonly Blob[], signal: AbortSignal): Promise<void>;
}
