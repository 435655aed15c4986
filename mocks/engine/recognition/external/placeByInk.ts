import type { Box, Point } from '../../geometry/box';
import { boxHeight, boxOf, boxWidth } from '../../geometry/boxes';
import { along, distance } from '../../geometry/vector';
import { toInk, trimToInk, type InkImage, type TrimmedInk } from '../../ink/inkImage';
import type { GreyImage } from '../../ink/pixels';
import { resample } from '../../ink/resample';
import type { MolecularGraph } from '../molecularGraph';
import { median } from '../../geometry/median';

/** Pixels a bond of the picture that is compared: fine enough to tell a bond from its neighbour. */
const BOND = 16;
/** What ink at most so many pixels away counts: the lines of a double bond lie on either side of its axis. */
const NEAR: readonly (readonly [reach: number, worth: number])[] = [
  [2, 0.7],
  [1, 0.9],
  [0, 1],
];
const VISIBLE_INK = 0.15;
/** Places along the middle of a bond that are looked at; its ends may be under letters. */
const PLACES: readonly number[] = [0.35, 0.45, 0.55, 0.65];
/**
 * A structure of which less lies on ink is not where it was laid. Of 47 development pictures whose structures were
 * laid anew, 46 lay within a third of a bond of where they were, and one nowhere; on the next picture of the set 40
 * lay nowhere.
 */
const LEAST_ON_INK = 0.8;
/** Of the ink's longer side: a structure that fills less would be made so small that it lies on any stroke. */
const LEAST_FILLED = 0.5;
/** Scales that are tried, as shares of the one at which the structure fills the ink: labels reach beyond atoms. */
const SCALES: readonly number[] = [1, 0.96, 0.92, 0.88, 0.84, 0.8];

/** Pixels. */
const STEP = BOND / 4;
interface Change {
  /** Factor of the scale. */
  readonly grown: number;
  /** Pixels. */
  readonly dx: number;
  readonly dy: number;
}

/** Tried around the best so far, one after another and finer and finer. */
const CHANGES: readonly Change[] = [
  { scale: 0.02, shift: 2 },
  { scale: 0.01, shift: 1 },
  { scale: 0.005, shift: 0.5 },
].flatMap(({ scale, shift }) =>
  [1 - scale, 1, 1 + scale].flatMap((grown) =>
    [-shift, 0, shift].flatMap((dx) => [-shift, 0, shift].map((dy) => ({ grown, dx, dy }))),
  ),
);

/** Scale and shift of a structure on a picture. */
interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Lays a structure on the picture that it was read from, in pixels: programs state coordinates in units of their
 * own, upright and undistorted, but not where the drawing lies.
 *
 * @returns undefined if it lies on ink nowhere
 */
export function placeByInk(graph: MolecularGraph, picture: GreyImage): MolecularGraph | undefined {
  const trimmed = trimToInk(toInk(picture));
  const lines = linesOf(graph);
  const extent = boxOf(graph.atoms);
  if (!trimmed || !extent || lines.length === 0) return undefined;
  const [width, height] = [boxWidth(extent), boxHeight(extent)];
  if (!(width + height > 0)) return undefined;
  const filled = Math.min(
    trimmed.width / Math.max(width, 1e-9),
    trimmed.height / Math.max(height, 1e-9),
  );
  const share = (filled * Math.max(width, height)) / Math.max(trimmed.width, trimmed.height);
  if (share < LEAST_FILLED) return undefined;
  const zoom = Math.min(1, BOND / (filled * median(lines.map(([from, to]) => distance(from, to)))));
  const ink = nearness(resample(trimmed, zoom));
  const fits = SCALES.map((share) => climb(lines, extent, ink, share * filled * zoom));
  const best = fits.reduce((most, each) => (each.share > most.share ? each : most));
  return best.share < LEAST_ON_INK ? undefined : placed(graph, best.fit, zoom, trimmed);
}

type Line = readonly [Point, Point];

const linesOf = ({ atoms, bonds }: MolecularGraph): Line[] =>
  bonds.flatMap(({ begin, end }) => {
    const [from, to] = [atoms[begin], atoms[end]];
    return from && to ? [[from, to] as const] : [];
  });

/** How near ink is to each pixel: less the farther, so that lines are laid on the middle of strokes. */
function nearness({ width, height, data }: InkImage): InkImage {
  const near = new Float32Array(width * height);
  for (const [reach, worth] of NEAR) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if ((data[y * width + x] ?? 0) <= VISIBLE_INK) continue;
        const [from, to] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
        for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
          near.fill(worth, row * width + from, row * width + to);
        }
      }
    }
  }
  return { width, height, data: near };
}

interface Tried {
  readonly fit: Fit;
  /** 0..1. */
  readonly share: number;
}

/** The best shift at one scale, by steps of a quarter of a bond within the ink; then scale and shift together. */
function climb(lines: readonly Line[], extent: Box, ink: InkImage, scale: number): Tried {
  const tried = (fit: Fit): Tried => ({ fit, share: shareOnInk(lines, fit, ink) });
  const [left, top] = extent;
  const [width, height] = [boxWidth(extent), boxHeight(extent)];
  const corner = { x: -left * scale, y: -top * scale };
  const room = { x: ink.width - width * scale, y: ink.height - height * scale };
  let best = tried({ scale, x: corner.x + room.x / 2, y: corner.y + room.y / 2 });
  const consider = (fit: Fit) => {
    const other = tried(fit);
    if (other.share > best.share) best = other;
  };
  for (let x = 0; x <= room.x + STEP; x += STEP) {
    for (let y = 0; y <= room.y + STEP; y += STEP) {
      consider({ scale, x: corner.x + x, y: corner.y + y });
    }
  }
  const middle = { x: left + width / 2, y: top + height / 2 };
  for (const change of CHANGES) consider(changed(best.fit, change, middle));
  return best;
}

/** @param middle of the structure, which stays in place when the scale changes */
function changed({ scale, x, y }: Fit, { grown, dx, dy }: Change, middle: Point): Fit {
  const around = scale * (1 - grown);
  return { scale: scale * grown, x: x + around * middle.x + dx, y: y + around * middle.y + dy };
}

function shareOnInk(
  lines: readonly Line[],
  { scale, x, y }: Fit,
  { width, height, data }: InkImage,
): number {
  let inked = 0;
  for (const [from, to] of lines) {
    for (const place of PLACES) {
      const at = along(from, to, place);
      const [column, row] = [Math.round(scale * at.x + x), Math.round(scale * at.y + y)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      inked += data[row * width + column] ?? 0;
    }
  }
  return inked / (lines.length * PLACES.length);
}

const placed = (
  graph: MolecularGraph,
  { scale, x, y }: Fit,
  zoom: number,
  { left, top }: TrimmedInk,
): MolecularGraph => ({
  ...graph,
  atoms: graph.atoms.map((atom) => ({
    ...atom,
    x: left + (scale * atom.x + x) / zoom,
    y: top + (scale * atom.y + y) / zoom,
  })),
});
