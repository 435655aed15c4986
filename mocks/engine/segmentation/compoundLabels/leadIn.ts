import type { Box } from '../../geometry/box';
import { boxesOverlap } from '../../geometry/boxes';
import type { CompoundLabel } from './compoundLabel';
import { COMPOUND_NUMBER, isCompoundNumber } from './compoundNumber';
import { nameAtEnd, MAX_LENGTH } from './nameAtEnd';
import type { TextBlock } from './textBlocks';

/** A drawing stands this near below the line that leads to it, points. */
const REACH = 40;
const CONFIDENCE = { number: 0.85, name: 0.8 } as const;

/** `[0034]`, `4.`: of a paragraph or a claim, beside its first line. */
const PARAGRAPH_NUMBER = /^(?:\[\d+\]|\d+\.)$/;
/** After the word "formula", Roman one, five and ten are no atoms. */
const ROMAN = '[IVX]{1,5}[a-z]?';
const ONLY_ROMAN = new RegExp(`^${ROMAN}$`, 'u');
/** In English, German and French, as in European patents. */
const FORMULA = `(?:formula|formulae|Formel|formule)`;
const OF_FORMULA = new RegExp(`${FORMULA} [([]?(${COMPOUND_NUMBER}|${ROMAN})[)\\]]?[:,]?$`, 'u');
/** `The structural formula of α-santalol is the following`. */
const FORMULA_OF =
  /(?:formula|structure) of (.+?),? (?:which )?(?:is|are|has)\b.{0,12} (?:follow(?:s|ing)?|below)[:,]?$/u;
/** `sandal pentanol, have the following formula:`. */
const HAS_FORMULA =
  /^(.+?),? (?:has|have|having|with|of) the (?:following )?(?:chemical |structural |general )?(?:formula|structure)(?: below)?[:,]?$/u;

/**
 * Labels of drawings that stand alone in the running text, as in patents: the sentence above leads to them
 * ("a compound of formula (I)") and does not end before them. Undefined where there is none.
 *
 * @param drawings their boxes in points
 */
export function leadInLabels(
  drawings: readonly Box[],
  blocks: readonly TextBlock[],
): (CompoundLabel | undefined)[] {
  return drawings.map((drawing) => {
    if (drawings.some((other) => other !== drawing && sharesRow(other, drawing))) return undefined;
    const block = blockAbove(drawing, drawings, blocks);
    return block && labelOf(block);
  });
}

const sharesRow = (a: Box, b: Box): boolean => a[1] < b[3] && b[1] < a[3];

function blockAbove(drawing: Box, drawings: readonly Box[], blocks: readonly TextBlock[]) {
  const above = blocks
    .filter(({ box }) => box[3] <= drawing[1] + 2 && drawing[1] - box[3] < REACH)
    .filter(({ lines }) => !lines.every(({ text }) => PARAGRAPH_NUMBER.test(text)))
    .filter(({ box }) => !drawings.some((other) => isBetween(other, box, drawing)))
    .sort((a, b) => b.box[3] - a.box[3]);
  return above[0]?.kind === 'caption' ? undefined : above[0];
}

const isBetween = (other: Box, above: Box, below: Box): boolean =>
  other !== below && boxesOverlap(other, [0, above[3], Infinity, below[1]]);

function labelOf({ lines }: TextBlock): CompoundLabel | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  const end = lines.slice(-2).map(({ text }) => text);
  const sentence = lastSentence(end.join(' ').slice(-MAX_LENGTH));
  const says = numberIn(sentence) ?? nameIn(sentence);
  return says && { ...says, box: last.box };
}

/** A sentence that has ended leads to no drawing: it is all of it then, and ends in a full stop. */
const lastSentence = (text: string): string =>
  text.split(/(?<=[\p{Ll}\d)][.;]) (?=\p{Lu})/u).at(-1) ?? '';

function numberIn(sentence: string) {
  const [text, number = ''] = OF_FORMULA.exec(sentence) ?? [];
  if (text === undefined || !(isCompoundNumber(number) || ONLY_ROMAN.test(number)))
    return undefined;
  return { number, text, confidence: CONFIDENCE.number };
}

function nameIn(sentence: string) {
  const words = FORMULA_OF.exec(sentence)?.[1] ?? HAS_FORMULA.exec(sentence)?.[1];
  const name = words === undefined ? undefined : nameAtEnd(words);
  return name === undefined ? undefined : { name, text: sentence, confidence: CONFIDENCE.name };
}
