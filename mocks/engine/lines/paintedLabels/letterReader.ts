import type { Box } from '../../geometry/box';
import { boxWidth } from '../../geometry/boxes';
import type { GreyImage } from '../../ink/pixels';
import { letterCosts, nearestCost, type LetterCosts } from '../letterShapes/letterCosts';
import { type LetterFrame, letterShape, type LetterShape } from '../letterShapes/letterShape';
import type { Alphabet } from '../letterShapes/standardLetters';
import type { LetterCandidate } from './letterCandidates';
import { ownFrame } from './paintedLetter';

/** A drawing's picture, on which a page's points are pixels after `toPixels`. */
export interface LetterPicture {
  readonly image: GreyImage;
  readonly toPixels: (box: Box) => Box;
}

/** A clear letter costs at most this ... */
const MAX_COST = 0.24;
/** ... and the next one this much more; 1, l and I are closer, but seldom in the same place. */
const MARGIN = 0.04;

/** Comparisons in one drawing: some hundred letters in the largest, a second or so in a hostile one. */
const MAX_COMPARED = 20_000;

/** The shape of a letter that stands on a line. */
export type ShapeOf = (candidate: LetterCandidate, frame: LetterFrame) => LetterShape;

/** Takes the shapes from a picture, each once. */
export function shapesOn({ image, toPixels }: LetterPicture): ShapeOf {
  const taken = new WeakMap<LetterCandidate, LetterShape['cells']>();
  return (candidate, { baseline, height }) => {
    const { box, ink } = candidate;
    const pixels = toPixels(box);
    const cells = taken.get(candidate) ?? letterShape(image, pixels, ownFrame(pixels), ink).cells;
    taken.set(candidate, cells);
    const [top, bottom] = [(baseline - box[1]) / height, (baseline - box[3]) / height];
    return { cells, width: boxWidth(box) / height, top, bottom };
  };
}

/** Compares shapes with the letters of one font. */
export class LetterReader {
  private left = MAX_COMPARED;

  constructor(
    private readonly shapeOf: ShapeOf,
    readonly font: Alphabet,
  ) {}

  /** As a letter that stands on a line; by itself if no line is given. None if there are too many. */
  costs(candidate: LetterCandidate, frame: LetterFrame = ownFrame(candidate.box)): LetterCosts {
    if (!this.mayCompare()) return new Map();
    return letterCosts(this.shapeOf(candidate, frame), this.font.letters);
  }

  /** The cost of the letter that it is most like, by itself, or the limit if that is less. */
  nearest(candidate: LetterCandidate, limit?: number): number {
    if (!this.mayCompare()) return Infinity;
    const shape = this.shapeOf(candidate, ownFrame(candidate.box));
    return nearestCost(shape, this.font.letters, limit);
  }

  private mayCompare(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }

  /**
   * The letter that a shape clearly is.
   *
   * @param allowed what it may be; what else it is like does not count, unless it is much more like it
   * @param most what it may cost
   */
  read(
    candidate: LetterCandidate,
    frame: LetterFrame | undefined,
    allowed: RegExp,
    most = MAX_COST,
  ): ReadLetter | undefined {
    const costs = [...zeroAsO(this.costs(candidate, frame), allowed)].filter(
      ([char]) => WITH_HOLES[candidate.holes]?.test(char) ?? false,
    );
    const [best, next] = costs.filter(([char]) => allowed.test(char));
    if (!best || best[1] > most || best[1] - (costs[0]?.[1] ?? 0) > MARGIN) return undefined;
    if ((next?.[1] ?? Infinity) - best[1] < MARGIN) return undefined;
    return { char: best[0], cost: best[1] };
  }
}

/** Where no 0 may be, what is like one is a narrow font's O. */
function zeroAsO(costs: LetterCosts, allowed: RegExp): LetterCosts {
  const [o, zero] = [costs.get('O'), costs.get('0')];
  if (o === undefined || zero === undefined || zero > o) return costs;
  if (allowed.test('0') || !allowed.test('O')) return costs;
  return new Map(
    [['O', zero] as const, ...[...costs].filter(([char]) => char !== 'O')].sort(
      (a, b) => a[1] - b[1],
    ),
  );
}

interface ReadLetter {
  readonly char: string;
  readonly cost: number;
}

/** Letters by the number of their holes; where none is seen, they may be white paint over black. */
const WITH_HOLES: readonly RegExp[] = [/./, /^[ADOPQRabdegopq0469α]$/u, /^[Bg8β]$/u];
