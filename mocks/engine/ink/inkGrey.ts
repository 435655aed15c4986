import { broaderThanLines, isNear } from './fillLevels';
import { localLevel } from './localLevel';
import type { PictureSize } from './pixels';
import { FILLS } from './whitenFills';
import { PANELS } from './invertDarkPanels';

/** Decoding and encoding of sRGB (IEC 61966-2-1). */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const encoded = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));

/** Resolution assumed for a picture that tells none. */
export const USUAL_DPI = 300;
/** Fills that take more than this of a picture are a panel, on which lines may be light. */
const MOST_FILLED = 0.5;

/** Opaque pixels, row by row: grey, or red, green and blue first. */
export interface OpaquePixels extends PictureSize {
  readonly data: ArrayLike<number>;
  /** Numbers a pixel. */
  readonly channels: 1 | 3 | 4;
  /** Pixels per inch, if known. */
  readonly dpi?: number | undefined;
}

/**
 * Grey as ink: how far each pixel stays behind the paper or the fill around it, in the channel in which it stays
 * behind most (a black top-hat). A red or yellow line on white paper is as much ink as a black one, and so is a
 * black line on a red or blue ring, whose fill is none. Where broad areas are dark, or a panel takes most of the
 * picture, lines may be light, and what counts is the luminance of linear light (Rec. 709).
 */
export function inkGrey(picture: OpaquePixels): Uint8Array {
  const planes = planesOf(picture);
  const least = extremeOf(planes, Math.min);
  const reach = broaderThanLines(picture.dpi ?? USUAL_DPI);
  const fills = countFills(planes, least, picture, reach);
  if (fills.all === 0) return least;
  if (fills.dark > MOST_FILLED * least.length) return least.map((_, i) => luminance(planes, i));
  const around = planes.map((plane) => localLevel(plane, picture, reach));
  const lightest = extremeOf(around, Math.max);
  return least.map((_, i) => inkAt(planes, around, lightest[i] ?? 255, i));
}

/** The levels of grey, or of red, green and blue. */
type Planes = readonly Uint8Array[];

function planesOf({ data, channels, width, height }: OpaquePixels): Planes {
  const count = width * height;
  return Array.from({ length: Math.min(3, channels) }, (_, channel) => {
    const plane = new Uint8Array(count);
    for (let i = 0; i < count; i++) plane[i] = data[i * channels + channel] ?? 255;
    return plane;
  });
}

/** The darkest or the lightest of each pixel's levels; of grey the levels themselves. */
function extremeOf(planes: Planes, of: (a: number, b: number) => number): Uint8Array {
  const [first = new Uint8Array(), ...others] = planes;
  if (others.length === 0) return first;
  const extreme = first.slice();
  for (const plane of others) {
    for (let i = 0; i < extreme.length; i++) extreme[i] = of(extreme[i] ?? 255, plane[i] ?? 255);
  }
  return extreme;
}

/** The pixels inside even areas that are neither paper nor black, and those of them that light lines may cross. */
function countFills(
  planes: Planes,
  least: Uint8Array,
  { width, height }: PictureSize,
  reach: number,
) {
  let [all, dark] = [0, 0];
  const most = extremeOf(planes, Math.max);
  const further = [-reach, reach, -reach * width, reach * width];
  const isEven = (i: number): boolean =>
    planes.every((plane) => further.every((step) => isNear(plane[i + step], plane[i])));
  for (let y = reach; y < height - reach; y++) {
    for (let i = y * width + reach; i < (y + 1) * width - reach; i++) {
      // Most pixels are paper.
      if ((least[i] ?? 255) > FILLS.max || (most[i] ?? 255) < FILLS.min || !isEven(i)) continue;
      all += 1;
      if (luminance(planes, i) < PANELS.max) dark += 1;
    }
  }
  return { all, dark };
}

/**
 * @param around the level of what is around each pixel
 * @param lightest of those around this one
 */
function inkAt(planes: Planes, around: Planes, lightest: number, i: number): number {
  if (lightest < FILLS.min) return luminance(planes, i);
  let behind = -Infinity;
  for (let channel = 0; channel < planes.length; channel++) {
    const step = (around[channel]?.[i] ?? 255) - (planes[channel]?.[i] ?? 255);
    if (step > behind) behind = step;
  }
  return Math.round(255 * (1 - behind / lightest));
}

const light = (value = 255): number => LINEAR[value] ?? 1;

function luminance([red, green, blue]: Planes, i: number): number {
  if (!green || !blue) return red?.[i] ?? 255;
  return encoded(0.2126 * light(red?.[i]) + 0.7152 * light(green[i]) + 0.0722 * light(blue[i]));
}
