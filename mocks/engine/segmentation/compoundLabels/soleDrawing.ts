import type { Box } from '../../geometry/box';
import { boxGap } from '../../geometry/boxes';
import { CAPTION_HEAD } from './captionNames';
import type { CompoundLabel } from './compoundLabel';
import { gradeName } from './compoundName';
import { nameAtEnd, MAX_LENGTH } from './nameAtEnd';
import type { TextBlock } from './textBlocks';

/** A caption stands this near to its drawing, points. */
const REACH = 45;
const CONFIDENCE = 0.8;

const STRUCTURE_OF =
  /^(?:the )?(?:chemical |molecular |proposed |planar )?structure of (?:the |an? )?([^.,;:]+(?:\. \S)?)/iu;
/** "a chlorophyll derivative pheophytin-a", "the alkaloid berberine": the name comes after the class. */
const CLASS =
  /^.*\b(?:derivative|analogue?|compound|metabolite|product|alkaloid|flavono(?:id|l)|terpen(?:e|oid)|peptide|lipid|antibiotic)\s(?=\S)/iu;
/** An abbreviated genus: `A. oryzae`. */
const GENUS = /(?:^|\s)[A-Z]\. \p{Ll}$/u;
/** The phrase after the name. */
const BEHIND_NAME = /\s(?:from|isolated|in|of|with|as|and|by|obtained|showing|\()[\s\S]*$/u;

/**
 * What the caption of a figure with one drawing says that it shows: "Chemical structure of pheophytin-a."
 * Undefined where it says nothing of the kind.
 *
 * @param drawing the only one of its figure
 * @param others those of other figures
 */
export function soleDrawingLabel(
  drawing: Box,
  others: readonly Box[],
  blocks: readonly TextBlock[],
): CompoundLabel | undefined {
  const [caption, second] = blocks
    .filter(({ kind, box }) => kind === 'caption' && boxGap(drawing, box) < REACH)
    .sort((a, b) => boxGap(drawing, a.box) - boxGap(drawing, b.box));
  if (!caption || (second && boxGap(drawing, second.box) < boxGap(drawing, caption.box) + 2)) {
    return undefined;
  }
  if (others.some((other) => boxGap(other, caption.box) < REACH)) return undefined;
  const text = caption.lines.map((line) => line.text).join(' ');
  const said = STRUCTURE_OF.exec(text.replace(CAPTION_HEAD, '').slice(0, MAX_LENGTH))?.[1] ?? '';
  if (GENUS.test(said)) return undefined;
  const phrase = said.replace(/\. \S$/u, '').replace(BEHIND_NAME, '');
  const captionName = nameAtEnd(phrase.replace(CLASS, ''));
  if (captionName === undefined || isEnglish(captionName)) return undefined;
  return { captionName, text: captionName, box: caption.box, confidence: CONFIDENCE };
}

/** Captions speak of cell walls and the like, too. */
const isEnglish = (name: string): boolean =>
  gradeName(name) !== 'known' && /^[\p{Ll} ]+$/u.test(name);
