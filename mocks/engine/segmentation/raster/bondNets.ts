import type { GreyImage } from '../../ink/pixels';
import { boxHeight, boxWidth } from '../../geometry/boxes';
import type { InkComponent, InkComponents } from './inkComponents';

/** Longer side of a connected piece of a structure, points: from a ring to a large cage. */
const SIZES = { min: 16, max: 500 } as const;
/** Ink's share of the box: letters, photographs and bars are denser; frames and axes sparser. */
const DENSITIES = { min: 0.015, max: 0.42 } as const;
/** Maximum ink pixels per pixel of length, points: photographs and filled shapes have more. */
const MAX_INK_PER_LENGTH = 16;
/** Below this, points, a component is a line, a rule or an arrow; a zigzag chain has 5 or more. */
const MIN_BREADTH = 4;
const DIRECTIONS = 36;
/**
 * Minimum share of the outline in the nine most frequent of 36 directions: bonds have few directions. Smooth
 * curves have 0.25 to 0.3; a porphyrin with five-membered rings in four positions still has 0.39.
 */
const MIN_PEAK_SHARE = 0.36;
/**
 * Maximum share of the outline that is parallel to the page's edges: tables, axes and bar charts exceed it.
 */
const MAX_AXIS_SHARE = 0.85;
/**
 * Bonds are never longer than this, points, and a straight chain runs in one direction: a net with longer
 * straight lines both across and down the page is a pair of axes, a frame or a table.
 */
const AXIS_LENGTH = 45;
/** Minimum grey step, summed over the gradient's weights, of an outline; for a neighbourhood of 3 x 3. */
const MIN_GRADIENT = 80;
/**
 * Distances, pixels, over which the gradient is taken: of a coarse scan, whose lines are rows of dots, only the
 * wider one tells the lines' directions.
 */
const GRADIENT_REACHES = [1, 2];

/**
 * Components are examined pixel by pixel until their boxes add up to this many pages. Those of a real page
 * don't overlap and add up to less than one; overlapping boxes would take minutes.
 */
const MAX_PAGES_LOOKED_AT = 5;

const longerSide = ({ box }: InkComponent): number => Math.max(boxWidth(box), boxHeight(box));

/** Indices of the components that may be nets of bonds: thin straight lines in a few directions. */
export function findBondNets(page: GreyImage, ink: InkComponents, dpi: number): number[] {
  const point = dpi / 72;
  let pixelsLeft = MAX_PAGES_LOOKED_AT * page.width * page.height;
  return ink.components.flatMap((component, i) => {
    const side = longerSide(component);
    const area = boxWidth(component.box) * boxHeight(component.box);
    const density = component.pixels / area;
    const fits =
      side >= SIZES.min * point &&
      side <= SIZES.max * point &&
      density >= DENSITIES.min &&
      density <= DENSITIES.max &&
      component.pixels / side <= MAX_INK_PER_LENGTH * point &&
      component.breadth >= MIN_BREADTH * point;
    if (!fits || (pixelsLeft -= area) < 0) return [];
    if (hasAxes(ink, i, AXIS_LENGTH * point)) return [];
    return GRADIENT_REACHES.some((reach) => hasBondDirections(page, ink, i, reach)) ? [i] : [];
  });
}

/** Whether a component contains straight lines of this length, pixels, both across and down the page. */
function hasAxes({ components, labels, width }: InkComponents, index: number, length: number) {
  const [x0, y0, x1, y1] = components[index]?.box ?? [0, 0, 0, 0];
  if (x1 - x0 < length || y1 - y0 < length) return false;
  const isOwn = (x: number, y: number): boolean => labels[y * width + x] === index + 1;
  let across = 0;
  let down = 0;
  for (let y = y0; y < y1; y++)
    across = Math.max(
      across,
      longestRun(x0, x1, (x) => isOwn(x, y)),
    );
  if (across < length) return false;
  for (let x = x0; x < x1; x++)
    down = Math.max(
      down,
      longestRun(y0, y1, (y) => isOwn(x, y)),
    );
  return down >= length;
}

/** Longest run from `from` up to but excluding `to` for which `fits` holds. */
function longestRun(from: number, to: number, fits: (at: number) => boolean): number {
  let longest = 0;
  let current = 0;
  for (let at = from; at < to; at++) {
    current = fits(at) ? current + 1 : 0;
    if (current > longest) longest = current;
  }
  return longest;
}

function hasBondDirections(
  page: GreyImage,
  ink: InkComponents,
  index: number,
  reach: number,
): boolean {
  const histogram = outlineDirections(page, ink, index, reach);
  const total = histogram.reduce((sum, value) => sum + value, 0) + 1;
  const commonest = [...histogram].sort((a, b) => b - a).slice(0, DIRECTIONS / 4);
  const peak = commonest.reduce((sum, value) => sum + value, 0) / total;
  const half = DIRECTIONS / 2;
  const axis = [0, half - 1, half, DIRECTIONS - 1].reduce(
    (sum, bin) => sum + (histogram[bin] ?? 0),
    0,
  );
  return peak > MIN_PEAK_SHARE && axis / total < MAX_AXIS_SHARE;
}

/** Strength of a component's outline by direction of its gradient, 0 to 180 degrees. */
function outlineDirections(
  page: GreyImage,
  ink: InkComponents,
  index: number,
  reach: number,
): number[] {
  const histogram = new Array<number>(DIRECTIONS).fill(0);
  const box = ink.components[index]?.box;
  if (!box) return histogram;
  const { width, height } = page;
  for (let y = Math.max(reach, box[1]); y < Math.min(height - reach, box[3]); y++) {
    for (let x = Math.max(reach, box[0]); x < Math.min(width - reach, box[2]); x++) {
      if (ink.labels[y * width + x] !== index + 1) continue;
      const [gx, gy] = gradientAt(page, x, y, reach);
      const strength = Math.hypot(gx, gy);
      if (strength < MIN_GRADIENT * reach) continue;
      const angle = (Math.atan2(gy, gx) + Math.PI) % Math.PI;
      const bin = Math.min(DIRECTIONS - 1, Math.floor((angle / Math.PI) * DIRECTIONS));
      histogram[bin] = (histogram[bin] ?? 0) + strength;
    }
  }
  return histogram;
}

/** Grey steps across and down, summed over a square around the pixel; its outer rows count less. */
function gradientAt(
  { width, data }: GreyImage,
  x: number,
  y: number,
  reach: number,
): [number, number] {
  const grey = (at: number, row: number): number => data[row * width + at] ?? 255;
  let [gx, gy] = [0, 0];
  for (let side = -reach; side <= reach; side++) {
    const weight = 1 / (1 + Math.abs(side));
    for (let step = 1; step <= reach; step++) {
      gx += weight * (grey(x + step, y + side) - grey(x - step, y + side));
      gy += weight * (grey(x + side, y + step) - grey(x + side, y - step));
    }
  }
  return [gx, gy];
}
