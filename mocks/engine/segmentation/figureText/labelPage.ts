import type { Box } from '../../geometry/box';
import { boxesOverlap } from '../../geometry/boxes';
import type { PageContent } from '../../page/pageContent';
import type { CompoundLabel } from '../compoundLabels/compoundLabel';
import { labelDrawings } from '../compoundLabels/labelDrawings';
import {
  readFigureText,
  withFigureText,
  type FigureText,
  type FigureTextSources,
} from './readFigureText';

/** Lines that are less certain say nothing. */
const MIN_CERTAINTY = 0.4;

/**
 * The number and name beside each drawing of a page, as {@link labelDrawings}, from its text and from lines that
 * are painted as shapes or are part of a picture.
 */
export async function labelPage(
  content: PageContent,
  drawings: readonly Box[],
  sources: FigureTextSources,
): Promise<(CompoundLabel | undefined)[]> {
  const read = drawings.length === 0 ? [] : await readFigureText(content, drawings, sources);
  const labels = labelDrawings(withFigureText(content, read), drawings);
  return labels.map((label) => label && doubted(label, read));
}

/** A label is no more certain than the lines that it was read from, and none if one of them was not readable. */
function doubted(label: CompoundLabel, read: readonly FigureText[]): CompoundLabel | undefined {
  const parts = read.filter(({ box }) => boxesOverlap(label.box, box));
  const certainty = Math.min(1, ...parts.map((part) => part.certainty));
  if (certainty < MIN_CERTAINTY) return undefined;
  return { ...label, confidence: certainty * label.confidence };
}
