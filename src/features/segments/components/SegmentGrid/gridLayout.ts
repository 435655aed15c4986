/** All lengths in CSS pixels. */
const MIN_CARD_WIDTH = 224;
export const GRID_GAP = 8;
const GRID_PADDING = 8;
/** Head, foot and borders of a card. */
const CARD_CHROME = 58;
/** Of the pair of pictures; higher where one card takes the whole width. */
const PAIR_HEIGHT = 92;
const WIDE_PAIR_HEIGHT = 124;

export interface GridLayout {
  /** Number of columns. */
  readonly columns: number;
  readonly cardHeight: number;
}

/**
 * Number of columns that fit, and the height of a card.
 *
 * @param width of the scroll area
 */
export function gridLayout(width: number): GridLayout {
  const inner = Math.max(0, width - 2 * GRID_PADDING);
  const columns = Math.max(1, Math.floor((inner + GRID_GAP) / (MIN_CARD_WIDTH + GRID_GAP)));
  return { columns, cardHeight: CARD_CHROME + (columns === 1 ? WIDE_PAIR_HEIGHT : PAIR_HEIGHT) };
}
