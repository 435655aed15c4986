import type { OpeningPdf } from './openPdf';

/** ms for the upload that comes between; after that, nobody is expected to show the PDF. */
export const HAND_OVER_MS = 30_000;

/** The latest PDF that was opened to look into it. */
let kept: { readonly file: Blob; readonly opening: OpeningPdf } | undefined;

/**
 * Keeps an open PDF for whoever shows it next: to open it again, a second worker would have to load all of
 * pdf.js and read the file from its beginning.
 */
export function handOver(file: Blob, opening: OpeningPdf): void {
  kept?.opening.destroy();
  kept = { file, opening };
  setTimeout(() => {
    if (kept?.opening !== opening) return;
    kept = undefined;
    opening.destroy();
  }, HAND_OVER_MS);
}

/** @returns the open PDF, which its new owner has to end; undefined unless it was this file that was kept */
export function takeOver(file: Blob): OpeningPdf | undefined {
  if (kept?.file !== file) return undefined;
  const { opening } = kept;
  kept = undefined;
  return opening;
}
