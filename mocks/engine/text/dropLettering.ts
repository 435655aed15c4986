import { boxGap } from '../geometry/boxes';
import { isOfType, mainTypeOf } from './mainType';
import type { TextLine } from './textLine';

/** Elements and abbreviated groups that stand at the atoms of drawn structures. */
const PART = String.raw`(?:Cl|Br|Si|Na|Li|Me|Et|Pr|Bu|Ph|Ac|Bn|Bz|Ts|[HBCNOFPSIK])`;
/** A part with its count and charge, or several in brackets: `CH2`, `NHAc`, `(CH2)12CH3`, `O−`. */
const COUNT = String.raw`\d{0,2}[+−–-]?`;
const LABEL = new RegExp(
  String.raw`^[-–−]?(?:${PART}${COUNT}|\((?:${PART}${COUNT})+\)${COUNT})+$`,
  'u',
);

/** What tells an atom's label from words and numerals in capitals, such as I, IN and NO. */
const CERTAIN = /OH|HO|NH|HN|CH|H[23]C|OMe|MeO|OAc|AcO|COO|H2N|NO2|[SP]O3/u;
/**
 * What belongs to a drawing if it stands beside such a label: lone atoms, though no other letters, which also
 * count a figure's parts, and a number, which is read as the drawing's own.
 */
const BESIDE_LABELS = /^(?:(?:[HNO]|Cl|Br)(?: (?:[HNO]|Cl|Br))*|\d{1,3}[a-z]?)$/u;
/** Points between them and the label. */
const SAME_DRAWING = 40;

/** Lines of one table row: difference of their baselines and gap between them, points. */
const SAME_ROW = 0.5;
const BESIDE = 80;

/**
 * A page's lines without the labels of drawn atoms, which are read as structures. A line goes if it consists
 * of such labels in another type than the text's, except in a row of a table with anything else; so does what
 * stands beside them.
 */
export function dropLettering(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some(({ text }) => isLettering(text))) return [...lines];
  const body = mainTypeOf(lines);
  const mayGo = (line: TextLine) =>
    !isOfType(line, body) && !lines.some((other) => isOtherCell(line, other));
  const dropped = new Set(lines.filter((line) => isLettering(line.text) && mayGo(line)));
  const beside = lines.filter((line) => BESIDE_LABELS.test(line.text) && mayGo(line));
  // The set grows while it is walked through, so that a drawing's atoms are followed from one to the next.
  for (const { box } of dropped) {
    for (const line of beside) if (boxGap(box, line.box) < SAME_DRAWING) dropped.add(line);
  }
  return lines.filter((line) => !dropped.has(line));
}

const isLettering = (text: string) => CERTAIN.test(text) && isLabels(text);

const isLabels = (text: string) => text.split(' ').every((word) => LABEL.test(word));

function isOtherCell(line: TextLine, other: TextLine): boolean {
  if (Math.abs(line.y - other.y) > SAME_ROW) return false;
  if (isLabels(other.text) || BESIDE_LABELS.test(other.text)) return false;
  return Math.max(line.box[0], other.box[0]) - Math.min(line.box[2], other.box[2]) < BESIDE;
}
