import type { Box } from '../../geometry/box';
import { boxesOverlap } from '../../geometry/boxes';
import type { PageContent } from '../../page/pageContent';
import type { CompoundLabel } from '../compoundLabels/compoundLabel';
import { labelDrawings } from '../compoundLabels/labelDrawings';
import { readPaintedTexts, type PaintedText, type PaintedTextSources } from './readPaintedTexts';

/** What a label painted as shapes keeps of its confidence: letters that no word of the text confirms are doubtful. */
const CERTAINTY = { inText: 0.95, spelled: 0.7 } as const;

/**
 * The number and name beside each drawing of a page, as {@link labelDrawings}, from its text and from words
 * painted as shapes.
 */
export async function labelPage(
  content: PageContent,
  drawings: readonly Box[],
  sources: PaintedTextSources,
): Promise<(CompoundLabel | undefined)[]> {
  const painted = drawings.length === 0 ? [] : await readPaintedTexts(content, sources);
  const page =
    painted.length === 0 ? content : { ...content, texts: [...content.texts, ...painted] };
  return labelDrawings(page, drawings).map((label) => label && doubted(label, painted));
}

function doubted(label: CompoundLabel, painted: readonly PaintedText[]): CompoundLabel {
  const parts = painted.filter(
    (part) => boxesOverlap(label.box, boxOf(part)) && label.text.includes(withoutHyphen(part.text)),
  );
  if (parts.length === 0) return label;
  const certainty = parts.every(({ inText }) => inText) ? CERTAINTY.inText : CERTAINTY.spelled;
  return { ...label, confidence: certainty * label.confidence };
}

/** A name broken at a hyphen is joined without it. */
const withoutHyphen = (text: string) => text.replace(/[-–‐]$/u, '');

const boxOf = ({ x, y, width, size }: PaintedText): Box => [x, y - 0.7 * size, x + width, y];
