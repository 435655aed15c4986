/** Prints pictures of pages. */
export interface Printer {
  /**
   * Opens the browser's print dialog with one picture a sheet.
   * @returns when the dialog has closed, printed or not: browsers do not tell
   */
  print(pages: readonly Blob[]): Promise<void>;
}
