import { boxHeight, boxWidth } from '../../geometry/boxes';
import type { LetterFrame } from '../letterShapes/letterShape';
import type { LetterCandidate } from './letterCandidates';
import type { LetterReader } from './letterReader';
import { LEVEL, ownFrame, SCRIPT, type PaintedLetter } from './paintedLetter';

/**
 * Brackets, and signs of few pixels, are unlike in all fonts, but nothing else reaches as far up and down, or is like
 * a plus.
 */
const MAX_LONE_COST = 0.36;
/** Only residues have raised digits: others that end this far above the baseline, heights, belong to the line above. */
const RAISED = 0.3;
/** The stem of an i: lower than a capital, but no script; heights of capitals. */
const STEM = { min: 0.65, max: 0.85 } as const;
/** A minus sign beside a capital: above the middle of its height, and at least this much wider than high. */
const MINUS = { above: 0.55, aspect: 2, width: 0.75 } as const;

/** A shape beside a letter as the next or the previous one of its label. */
export function readBeside(
  candidate: LetterCandidate,
  { line, char }: PaintedLetter,
  reader: LetterReader,
): PaintedLetter | undefined {
  const { box, isBar } = candidate;
  if (isBar) return readBar(candidate, line, char);
  const level = (box[3] - line.baseline) / line.height;
  const size = boxHeight(box) / line.height;
  const isOnLine = Math.abs(level) <= LEVEL;
  const onLine = isOnLine
    ? reader.read(candidate, line, onLineAfter(char))
    : reader.read(candidate, line, /^[()+]$/, MAX_LONE_COST);
  if (onLine) return { ...onLine, box, line, frame: line };
  const plus = readRaisedPlus(candidate, line, reader);
  if (plus) return plus;
  if (isOnLine || size < SCRIPT.min || size > SCRIPT.max) return undefined;
  if (level < -RAISED && char !== 'R') return undefined;
  const frame = ownFrame(box);
  const digit = reader.read(candidate, frame, /^\d$/);
  return digit && { ...digit, box, line, frame };
}

/** A plus sign in heights of capitals: its own, and how far above the baseline a raised one begins at least. */
const PLUS = { height: 0.7, raised: 0.25, max: 0.75 } as const;

/** A plus sign that is raised: smaller than one on the line. */
export function readRaisedPlus(
  candidate: LetterCandidate,
  line: LetterFrame,
  reader: LetterReader,
): PaintedLetter | undefined {
  const { box, isBar } = candidate;
  const above = (line.baseline - box[3]) / line.height;
  if (isBar || above < PLUS.raised || boxHeight(box) > PLUS.max * line.height) return undefined;
  const frame = { baseline: box[3], height: boxHeight(box) / PLUS.height };
  const plus = reader.read(candidate, frame, /^\+$/, MAX_LONE_COST);
  return plus && { ...plus, box, line, frame };
}

/** Small letters that follow each capital in the symbols of elements and groups. */
const SECOND: Readonly<Record<string, string>> = {
  A: 'cgrlu', B: 'nrzuoi', C: 'lubo', E: 't', F: 'e', G: 'le', H: 'g', L: 'i', M: 'egnos', N: 'ai', P: 'hrdtbi',
  R: 'hu', S: 'ien', T: 'sfie', X: 'y', Z: 'nr',
}; // prettier-ignore

const onLineAfter = (before: string): RegExp => new RegExp(`^[A-Z0-9+${SECOND[before] ?? ''}]$`);

/** The l of Cl, the i of Li and Si without its dot, and a minus sign. */
export function readBar(
  { box }: LetterCandidate,
  line: LetterFrame,
  before: string,
): PaintedLetter | undefined {
  const [w, h] = [boxWidth(box), boxHeight(box)];
  const isStanding = Math.abs(box[3] - line.baseline) <= LEVEL * line.height;
  const bar = { box, line, cost: 0 };
  if (isStanding && before === 'C' && w < 0.3 * h && h > 0.9 * line.height) {
    return h < 1.25 * line.height ? { ...bar, char: 'l', frame: line } : undefined;
  }
  const isStem = w < 0.3 * h && h >= STEM.min * line.height && h <= STEM.max * line.height;
  if (isStanding && /[LS]/.test(before) && isStem) return { ...bar, char: 'i', frame: line };
  const above = (line.baseline - box[3]) / line.height;
  if (above < MINUS.above || w < MINUS.aspect * h || w > MINUS.width * line.height)
    return undefined;
  return { ...bar, char: '-', frame: { baseline: box[3] + 2 * h, height: 0.7 * line.height } };
}
