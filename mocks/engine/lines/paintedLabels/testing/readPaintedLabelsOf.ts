import { withPaintedLabels } from '../readPaintedLabels';
import { blockAlphabet, paintedPage } from './blockLetters';

const fonts = [blockAlphabet()];

/** A page of such letters and shapes with its labels as text; undefined if it has none. */
export function readPaintedLabelsOf(...content: Parameters<typeof paintedPage>) {
  const { page, area, picture } = paintedPage(...content);
  return withPaintedLabels(page, area, picture, fonts);
}
