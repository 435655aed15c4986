import type { Box } from '../../geometry/box';
import { boxCentre, boxHolds, growBox } from '../../geometry/boxes';
import { capitalsBox } from '../../lines/labelLetters';
import { looksLikeLabel } from '../../lines/labelPattern';
import type { TextLabel } from '../../lines/textLabels';
import type { TextRun } from '../../page/pageContent';

/** Signs that are printed at atoms and in drawings, without a letter or digit beside them. */
const SIGNS = /^[\s+\-−–‒—⁺⁻⊕⊖_•·∙⋅●.,:;*'′″"“”()[\]{}|=≡~/]*$/u;
const READABLE = /[\p{L}\p{N}]/u;
/** How far a label may reach beyond what was read of it, ems. */
const RIM = 0.1;

/**
 * What is written in a drawing as atoms are, but is no part of a label: at a slant, in a font whose letters are not
 * known, or taken for text.
 *
 * @param labels those that were read
 */
export function unreadTexts(
  texts: readonly TextRun[],
  labels: readonly TextLabel[],
  area: Box,
): TextLabel[] {
  return texts.flatMap((run): TextLabel[] => {
    const box = capitalsBox(run);
    const text = run.text.trim();
    if (!boxHolds(area, boxCentre(box)) || !(looksLikeLabel(text) || isUnknown(text))) return [];
    const isPart = (label: TextLabel) =>
      boxHolds(growBox(label.box, RIM * run.size), boxCentre(box));
    const isRead = !isUnknown(text) && labels.some(isPart);
    return isRead ? [] : [{ text, box, size: run.size, letters: [letterOf(run, box)] }];
  });
}

/** Letters that a font does not name come as controls or other signs. */
const isUnknown = (text: string): boolean => !READABLE.test(text) && !SIGNS.test(text);

const letterOf = ({ text, size }: TextRun, box: Box) => ({
  char: text.trim().charAt(0),
  box,
  size,
  level: 0 as const,
});
