import { boxCentre, boxHeight, boxWidth } from '../../geometry/boxes';
import type { LetterCandidate } from './letterCandidates';
import type { LetterReader } from './letterReader';
import type { PaintedLetter } from './paintedLetter';

/** Second letters of the groups that t, i, s and n tell apart: Bu and Pr. */
const SECOND: Readonly<Record<string, string>> = { B: 'u', P: 'r' };
const BRANCH = 'tisn';
/** What such a letter may be unlike the font's, and less than the next of the four by at least this. */
const MOST = { cost: 0.34, margin: 0.03 } as const;
/** Sizes in heights of capitals: from small raised letters to an i on the line. */
const HEIGHT = { min: 0.35, max: 1.1 } as const;
/** The hyphen of t-Bu: its middle above the baseline, its width and its share of that in height. */
const HYPHEN = { from: 0.2, to: 0.55, min: 0.25, max: 0.65, flat: 0.6 } as const;

/**
 * The t, i, s or n before or after Bu and Pr, raised or not, and the hyphen between: without it the group would be
 * another one. What is written there and is none of them is left for the check of whole labels.
 *
 * @param beside the shapes beside one, by their indices
 */
export function branchLetters(
  candidates: readonly LetterCandidate[],
  read: ReadonlyMap<number, PaintedLetter>,
  beside: (i: number) => number[],
  reader: LetterReader,
): [number, PaintedLetter][] {
  return [...read].flatMap(([i, letter]): [number, PaintedLetter][] => {
    const second = SECOND[letter.char];
    const last = beside(i).find(
      (j) => read.get(j)?.char === second && isRightOf(candidates[j], candidates[i]),
    );
    if (second === undefined || last === undefined) return [];
    const unread = (from: number) => beside(from).filter((j) => !read.has(j));
    const before = unread(i).filter((j) => isRightOf(candidates[i], candidates[j]));
    const hyphen = before.find((j) => isHyphen(candidates[j], letter));
    const beyond = hyphen === undefined ? before : unread(hyphen);
    const ahead = beyond.flatMap((j): [number, PaintedLetter][] => {
      const own = j === hyphen || j === i ? undefined : readBranch(candidates[j], letter, reader);
      return own ? [[j, own]] : [];
    });
    const behind = unread(last).flatMap((j): [number, PaintedLetter][] => {
      const own = readBranch(candidates[j], letter, reader);
      const isRaised = own !== undefined && own.frame.baseline < letter.line.baseline;
      return isRaised && isRightOf(candidates[j], candidates[last]) ? [[j, own]] : [];
    });
    const [first] = ahead;
    if (!first || hyphen === undefined) return [...ahead.slice(0, 1), ...behind.slice(0, 1)];
    const { box } = candidates[hyphen] ?? letter;
    const { line } = letter;
    return [first, [hyphen, { char: '-', box, line, frame: line, cost: 0 }]];
  });
}

const isRightOf = (one: LetterCandidate | undefined, other: LetterCandidate | undefined): boolean =>
  one !== undefined && other !== undefined && boxCentre(one.box).x > boxCentre(other.box).x;

function isHyphen(candidate: LetterCandidate | undefined, { line }: PaintedLetter): boolean {
  if (!candidate) return false;
  const { box } = candidate;
  const [width, height] = [boxWidth(box) / line.height, boxHeight(box) / line.height];
  const level = (line.baseline - boxCentre(box).y) / line.height;
  return (
    height < HYPHEN.flat * width &&
    width > HYPHEN.min &&
    width < HYPHEN.max &&
    level > HYPHEN.from &&
    level < HYPHEN.to
  );
}

/** Which of the four a shape is, whatever its size; each as high as it is in the font. */
function readBranch(
  candidate: LetterCandidate | undefined,
  { line }: PaintedLetter,
  reader: LetterReader,
): PaintedLetter | undefined {
  if (!candidate || candidate.isBar) return undefined;
  const { box } = candidate;
  const height = boxHeight(box);
  if (height < HEIGHT.min * line.height || height > HEIGHT.max * line.height) return undefined;
  const rated = reader.font.letters
    .filter(({ char }) => BRANCH.includes(char))
    .map(({ char, shape }) => {
      const frame = { baseline: box[3], height: height / (shape.top - shape.bottom) };
      return { char, frame, cost: reader.costs(candidate, frame).get(char) ?? Infinity };
    })
    .sort((a, b) => a.cost - b.cost);
  const [best] = rated;
  const next = rated.find(({ char }) => char !== best?.char);
  if (!best || best.cost > MOST.cost) return undefined;
  return (next?.cost ?? Infinity) - best.cost < MOST.margin ? undefined : { ...best, box, line };
}
