import type { Box } from '../geometry/box';
import type { ReadWord } from './readWords';

/** Labels as in Docling's documents. */
export type ParagraphLabel = 'title' | 'section_header' | 'caption' | 'table' | 'text';

/** A paragraph of an article, joined across lines, columns and pages. */
export interface Paragraph {
  readonly label: ParagraphLabel;
  readonly text: string;
  readonly pageIndex: number;
  /** Points, on the page where the paragraph begins. */
  readonly box: Box;
  readonly size: number;
  /** Those of its words that were read from the pictures of scanned pages. */
  readonly words?: readonly ReadWord[];
}
