/** The three columns, from left to right, in the order of the work. */
export const COLUMN_IDS = ['document', 'text', 'structures'] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Share of each column in percent, for the PDF page, the text, and the grid of structures. */
export const DEFAULT_WIDTHS: Record<ColumnId, number> = {
  document: 28.5,
  text: 24.5,
  structures: 47,
};

export const COLUMN_TITLES: Record<ColumnId, string> = {
  document: 'Document Upload',
  text: 'Text & Annotations',
  structures: 'Chemical Structures',
};

/** Used in the jump bar of the stacked layout. */
export const SHORT_TITLES: Record<ColumnId, string> = {
  document: 'Document',
  text: 'Text',
  structures: 'Structures',
};

/** px (docs/requirements/core.md 9.9) */
export const MINIMUM_WIDTH = 280;

/** px of window width below which the columns stack (docs/requirements/core.md 9.9). */
export const STACKED_BELOW = 1200;

/** ms (docs/requirements/core.md 9.9) */
export const RESIZE_DEBOUNCE_MS = 200;
