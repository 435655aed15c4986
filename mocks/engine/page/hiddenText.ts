/**
 * Which letters of a page no reader sees: a second layer of the text for machines, words in the paper's
 * colour, what a figure's frame cuts off, and layers that are switched off.
 *
 * The invisible letters of a scanned page are the exception: they lie on its picture and are its text.
 */
import type { Box } from '../geometry/box';
import { boxesOverlap, boxOf, growBox } from '../geometry/boxes';
import type { GraphicsState } from './operatorState';
import type { ImagePlacement, TextRun, VectorPath } from './pageContent';
import { boxOfRun } from './runBox';

/** Why a run may be hidden; whether it is depends on what lies below it. */
type Doubt = 'unpainted' | 'pale' | 'clipped' | 'off';

/** A run of letters as collected, before it is known what else the page paints. */
export type PaintedRun = TextRun & { readonly doubt?: Doubt };

/** Anything else that a page paints. */
export interface PaintedAreas {
  readonly paths: readonly VectorPath[];
  readonly images: readonly ImagePlacement[];
  /** Areas filled by shadings. */
  readonly shaded: readonly Box[];
}

/** Text rendering modes that paint nothing (ISO 32000-1, table 106): invisible, and clipping only. */
const UNPAINTED: ReadonlySet<number> = new Set([3, 7]);
/** Modes that stroke the letters' outlines as well as filling them, or only stroke them. */
const STROKED: ReadonlySet<number> = new Set([1, 2, 5, 6]);
const ONLY_STROKED: ReadonlySet<number> = new Set([1, 5]);

/** Ink of up to 1 % cannot be told from the paper. */
const PALE = 0.01;
/** Pale letters can be read on an area with at least this much ink. */
const BACKING = 0.1;
/** Heights of capitals above, and of tails below, the baseline, in ems. */
const ABOVE = 0.7;
const BELOW = 0.2;
/** More areas than any page of an article has behind letters; a hostile one may have millions. */
const MAX_AREAS = 2000;

/** No area below them makes these letters visible. */
const NEVER_SEEN: ReadonlySet<Doubt> = new Set(['clipped', 'off']);

/**
 * Whether a run that is about to be painted may be hidden.
 *
 * @param isOff whether it belongs to a layer that is off
 */
export function doubtOf(run: TextRun, state: GraphicsState, isOff: boolean): Doubt | undefined {
  if (isOff) return 'off';
  if (UNPAINTED.has(state.renderMode)) return 'unpainted';
  if (inkOfLetters(state) <= PALE) return 'pale';
  return !boxesOverlap(state.clip, bodyOf(run)) ? 'clipped' : undefined;
}

function inkOfLetters({ renderMode, ...state }: GraphicsState): number {
  const fill = ONLY_STROKED.has(renderMode) ? 0 : state.fillInk * state.fillAlpha;
  const stroke = STROKED.has(renderMode) ? state.strokeInk * state.strokeAlpha : 0;
  return Math.max(fill, stroke);
}

/** The runs of a page by whether a reader sees them. */
export interface SortedRuns {
  readonly seen: readonly TextRun[];
  readonly hidden: readonly TextRun[];
}

/** Tells apart the runs that a reader sees and those that nobody does. */
export function sortByVisibility(runs: readonly PaintedRun[], areas: PaintedAreas): SortedRuns {
  if (!runs.some(({ doubt }) => doubt)) return { seen: runs, hidden: [] };
  const pictures = areas.images.map(({ box }) => box).slice(0, MAX_AREAS);
  const backings = [...pictures, ...darkAreas(areas)];
  const seen: TextRun[] = [];
  const hidden: TextRun[] = [];
  for (const { doubt, ...run } of runs) {
    const isSeen =
      !doubt || (!NEVER_SEEN.has(doubt) && liesOn(doubt === 'pale' ? backings : pictures, run));
    (isSeen ? seen : hidden).push(run);
  }
  return { seen, hidden };
}

function liesOn(areas: readonly Box[], run: TextRun): boolean {
  const body = bodyOf(run);
  return areas.some((area) => boxesOverlap(area, body));
}

function darkAreas({ paths, shaded }: PaintedAreas): Box[] {
  const filled = paths
    .filter(({ kind, ink, lineWidth }) => ink >= BACKING && (kind === 'fill' || lineWidth > 4))
    .slice(0, MAX_AREAS)
    .flatMap(({ subpaths, lineWidth }) => {
      const box = boxOf(subpaths.flatMap(({ points }) => points));
      return box ? [growBox(box, lineWidth / 2)] : [];
    });
  return [...filled, ...shaded];
}

const bodyOf = (run: TextRun): Box => boxOfRun(run, ABOVE, BELOW);
