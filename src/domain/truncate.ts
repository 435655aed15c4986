/** Characters of a SMILES in the fallback view: 27 and an ellipsis (docs/requirements/core.md 9.15). */
export const SMILES_FALLBACK_LENGTH = 30;
/** Characters of a SMILES on an engine's result card, including the ellipsis. */
export const SMILES_CARD_LENGTH = 20;
/** Characters of a text in the extraction history. */
const TEXT_PREVIEW_LENGTH = 100;

const ELLIPSIS = '...';

/** Cuts a text to a length that includes the ellipsis; a shorter one is unchanged. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length - ELLIPSIS.length) + ELLIPSIS;
}

/** A SMILES shown instead of a drawing: 30 characters at most. */
export function truncateSmiles(smiles: string): string {
  return truncate(smiles, SMILES_FALLBACK_LENGTH);
}

/** The first 100 characters, cut between code points. */
export function textPreview(text: string): string {
  // at most two units per code point, so that a text of a megabyte is not split up
  return Array.from(text.slice(0, 2 * TEXT_PREVIEW_LENGTH))
    .slice(0, TEXT_PREVIEW_LENGTH)
    .join('');
}

/**
 * Whether a preview by the services (100 characters, then an ellipsis if there are more) can be one of this
 * text.
 */
export function isPreviewOf(preview: string, text: string): boolean {
  return preview.endsWith(ELLIPSIS)
    ? text === preview || text.startsWith(preview.slice(0, -ELLIPSIS.length))
    : text === preview;
}
