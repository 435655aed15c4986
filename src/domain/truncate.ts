/** Characters of a SMILES in the fallback view: 27 and an ellipsis (docs/requirements/core.md 9.15). */
export const SMILES_FALLBACK_LENGTH = 30;
/** Characters of a SMILES on an engine's result card, ellipsis included. */
export const SMILES_CARD_LENGTH = 20;
/** Characters of a text in the extraction history. */
const TEXT_PREVIEW_LENGTH = 100;

const ELLIPSIS = '...';

/** Cuts a text to a length that includes the ellipsis; a shorter one stays. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length - ELLIPSIS.length) + ELLIPSIS;
}

/** A SMILES where there is no drawing to show: 30 characters at most. */
export function truncateSmiles(smiles: string): string {
  return truncate(smiles, SMILES_FALLBACK_LENGTH);
}

/** The first 100 characters, cut between code points. */
export function textPreview(text: string): string {
  // two units a code point at most, so that a text of a megabyte is not taken apart
  return Array.from(text.slice(0, 2 * TEXT_PREVIEW_LENGTH))
    .slice(0, TEXT_PREVIEW_LENGTH)
    .join('');
}

/**
 * Whether a preview as the services make it (100 characters, then an ellipsis when there are more) can
 * be one of this text.
 */
export function isPreviewOf(preview: string, text: string): boolean {
  return preview.endsWith(ELLIPSIS)
    ? text === preview || text.startsWith(preview.slice(0, -ELLIPSIS.length))
    : text === preview;
}
