import type { Box } from '../../geometry/box';
import { boxCentre, boxWidth, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import { isNoPartOfName } from './compoundName';
import type { FigureLine } from './figureLines';

/** Lines set below one another as one piece: a label, a caption, a paragraph. */
export interface TextBlock {
  readonly kind: 'label' | 'caption' | 'prose';
  /** From top to bottom. */
  readonly lines: readonly FigureLine[];
  readonly box: Box;
}

const CAPTION = /^(?:figure|fig|scheme|table|chart|plate)\.?\s*s?\d+[a-z]?\s*(?:[.:|–—]|$|\s\S)/iu;

/** Distance of two baselines of one block, in font sizes. */
const LEADING = { min: 0.6, max: 1.75 };
/** Sizes within one block differ by less than this part. */
const SAME_SIZE = 0.22;
/** Lines of one block begin, or are centred, at the same x within this many font sizes. */
const ALIGNED = 0.8;
/** Share of the shorter line that is below or above the other. */
const MIN_OVERLAP = 0.5;
/** A line with more words is part of a sentence; so is one of five that has one that no name has. */
const SENTENCE_WORDS = { any: 10, withVerbs: 5 } as const;
/** A block with more lines is a paragraph, unless they are short. */
const MAX_LABEL_LINES = 5;
const SHORT_LINES = 30;

/** Divides the lines of a page into labels, captions and running text. */
export function textBlocks(lines: readonly FigureLine[]): TextBlock[] {
  const sets = new DisjointSets(lines.length);
  lines.forEach((line, i) => {
    lines.forEach((other, j) => {
      if (j > i && followEachOther(line, other)) sets.join(i, j);
    });
  });
  return sets.groups().map((group) => blockOf(group.flatMap((i) => lines[i] ?? [])));
}

function followEachOther(a: FigureLine, b: FigureLine): boolean {
  const size = Math.max(a.size, b.size);
  const step = Math.abs(a.y - b.y);
  if (step < LEADING.min * size || step > LEADING.max * size) return false;
  if (Math.abs(a.size - b.size) > SAME_SIZE * size) return false;
  // Enzymes in bold stand below names that are not.
  if (a.bold !== b.bold && isShort(a) && isShort(b) && !hasNumber(a) && !hasNumber(b)) return false;
  const overlap = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
  if (overlap < MIN_OVERLAP * Math.min(boxWidth(a.box), boxWidth(b.box))) return false;
  return isAligned(a.box, b.box, ALIGNED * size) || (!isShort(a) && !isShort(b));
}

const isShort = ({ text }: FigureLine) => text.length <= SHORT_LINES;

const hasNumber = ({ text }: FigureLine) => /^\(?\d{1,3}[a-z]?\)?$/.test(text);

const isAligned = (a: Box, b: Box, within: number): boolean =>
  Math.abs(a[0] - b[0]) < within || Math.abs(boxCentre(a).x - boxCentre(b).x) < within;

function blockOf(members: readonly FigureLine[]): TextBlock {
  const lines = [...members].sort((a, b) => a.y - b.y);
  const box = lines.map((line) => line.box).reduce(unionBox);
  return { kind: kindOf(lines), lines, box };
}

function kindOf(lines: readonly FigureLine[]): TextBlock['kind'] {
  if (CAPTION.test(lines[0]?.text ?? '')) return 'caption';
  const long = lines.some(isOfSentence);
  const many = lines.length > MAX_LABEL_LINES && !lines.every(isShort);
  return long || many ? 'prose' : 'label';
}

function isOfSentence({ text }: FigureLine): boolean {
  const words = text.split(' ');
  if (words.length >= SENTENCE_WORDS.any) return true;
  return words.length >= SENTENCE_WORDS.withVerbs && words.some(isNoPartOfName);
}
