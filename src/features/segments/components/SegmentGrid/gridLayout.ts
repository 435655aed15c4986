/** All lengths in CSS pixels. */
const MIN_CARD_WIDTH = 224;
export const GRID_GAP = 8;
const GRID_PADDING = 8;
const CARD_HEAD = 30;
const CARD_FOOT = 28;
/** The card's own borders and horizontal padding. */
const CARD_FRAME = 10;
/** Height-to-width ratio of each half of the pair (mockups: 5 / 4). */
const PAIR_RATIO = 4 / 5;

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
  const cardWidth = (inner - (columns - 1) * GRID_GAP) / columns;
  const pairHeight = Math.max(0, (cardWidth - CARD_FRAME) / 2) * PAIR_RATIO;
  return { columns, cardHeight: Math.ceil(CARD_HEAD + pairHeight + CARD_FOOT + 4) };
}
