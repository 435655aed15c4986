import type { Box } from '../../geometry/box';
import { boxesOverlap, growBox, unionBox } from '../../geometry/boxes';
import type { CompoundLabel } from './compoundLabel';
import { COMPOUND_NUMBER, isCompoundNumber } from './compoundNumber';
import { nameAtEnd, MAX_LENGTH } from './nameAtEnd';
import { joinBrokenNames } from './brokenNames';
import { gradeName } from './compoundName';
import type { FigureLine } from './figureLines';
import type { TextBlock } from './textBlocks';

/** A drawing stands this near below the line that leads to it, points. */
const REACH = 40;
const CONFIDENCE = { number: 0.85, name: 0.8 } as const;

/** `[0034]`, `4.`: of a paragraph or a claim, beside its first line. */
const PARAGRAPH_NUMBER = /^(?:\[\d+\]|\d+\.)$/;
/** After the word "formula", Roman one, five and ten are no atoms. */
const ROMAN = '[IVX]{1,5}[a-z]?';
const ONLY_ROMAN = new RegExp(`^${ROMAN}$`, 'u');
/** Of a section that says how one compound was made: its name and its drawing follow. */
const SECTION = /^(example|preparation|intermediate) (\d{1,3}[a-z]?)[.:]?$/iu;
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
    const besides = drawings.filter((other) => other !== drawing && sharesRow(other, drawing));
    if (besides.some((other) => inOneColumn(other, drawing, blocks))) return undefined;
    const block = blockAbove(drawing, drawings, blocks);
    return (block && labelOf(block)) ?? headingOf(drawing, drawings, blocks);
  });
}

const sharesRow = (a: Box, b: Box): boolean => a[1] < b[3] && b[1] < a[3];

/** Whether most lines of running text above or below one of two drawings are so of the other, too. */
function inOneColumn(a: Box, b: Box, blocks: readonly TextBlock[]): boolean {
  const prose = blocks.flatMap(({ kind, lines }) => (kind === 'prose' ? lines : []));
  const at = (drawing: Box, lines = prose) => lines.filter(({ box }) => sharesColumn(drawing, box));
  return 2 * at(a, at(b)).length >= Math.min(at(a).length, at(b).length);
}

const sharesColumn = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2];

function blockAbove(drawing: Box, drawings: readonly Box[], blocks: readonly TextBlock[]) {
  const above = blocks
    .filter(({ box }) => box[3] <= drawing[1] + 2 && drawing[1] - box[3] < REACH)
    .filter(({ lines }) => !lines.every(({ text }) => PARAGRAPH_NUMBER.test(text)))
    .filter(({ box }) => !drawings.some((other) => isBetween(other, box, drawing)))
    .sort((a, b) => b.box[3] - a.box[3]);
  return above[0]?.kind === 'caption' ? undefined : above[0];
}

const isBetween = (other: Box, above: Box, below: Box): boolean =>
  other !== below && boxesOverlap(other, growBox(unionBox(above, below), -1));

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

/** The section that a drawing heads, and the name between, if that can be read. */
function headingOf(
  drawing: Box,
  drawings: readonly Box[],
  blocks: readonly TextBlock[],
): CompoundLabel | undefined {
  const above = blocks
    .flatMap(({ kind, lines }) => lines.map((line) => ({ line, kind })))
    .filter(({ line: { box } }) => box[3] <= drawing[1] + 2 && sharesColumn(box, drawing))
    .sort((a, b) => b.line.box[3] - a.line.box[3]);
  const names: FigureLine[] = [];
  let from = drawing[1];
  for (const { line, kind } of above) {
    const [, word = '', number] = SECTION.exec(line.text) ?? [];
    const isNear =
      from - line.box[3] < REACH && !drawings.some((other) => isBetween(other, line.box, drawing));
    if (!isNear || (kind !== 'label' && number === undefined)) return undefined;
    if (number !== undefined) return withNames(line, `${capitalised(word)} ${number}`, names);
    names.unshift(line);
    from = line.box[1];
  }
  return undefined;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function withNames(head: FigureLine, number: string, lines: readonly FigureLine[]): CompoundLabel {
  const joined = joinBrokenNames(lines);
  const [name] = joined;
  const isName = joined.length === 1 && name !== undefined && gradeName(name.text) === 'known';
  return {
    number,
    ...(isName && { name: name.text }),
    text: [head, ...(isName ? [name] : [])].map(({ text }) => text).join(' '),
    box: isName ? unionBox(head.box, name.box) : head.box,
    confidence: CONFIDENCE.number,
  };
}
