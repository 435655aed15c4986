import type { Box } from '../geometry/box';
import { boxHeight, boxWidth } from '../geometry/boxes';
import { broaderThanLines, fillLevels, panelArea, type GreyRange } from './fillLevels';
import { GreyPatches, type Patch } from './greyPatches';
import type { GreyImage } from './pixels';

/** Panels paler than this have no lines that are clearly lighter. */
export const PANELS: GreyRange = { min: 0, max: 190 };
/** A panel that takes this part of its picture is large enough, however small the picture: cut-outs hold one drawing. */
const MIN_SHARE = 0.25;
/** Lines differ from the dark paper around them by more than this many grey levels; less is noise. */
export const CLEARLY = 40;
/** Lines of a drawing are light pixels in a ratio of at least this to dark ones. */
const MIN_LIGHT_TO_DARK = 3;
/** At most this share of the light pixels is inside anything broader than a line: more is white paper or a photograph. */
const MAX_BROAD = 0.15;

/**
 * Inverts dark panels that hold light lines, so that their drawings are dark on white, like all others. A panel
 * is a connected even area; what it encloses is inverted with it, unless that is white paper itself. Everything
 * else stays.
 *
 * @param pictures pixels, whole numbers inside the page
 */
export function invertDarkPanels(
  page: GreyImage,
  pictures: readonly Box[],
  dpi: number,
): GreyImage {
  let inverted = page;
  let patches: GreyPatches | undefined;
  for (const picture of pictures) {
    const area = boxWidth(picture) * boxHeight(picture);
    const minArea = Math.min(panelArea(dpi), MIN_SHARE * area);
    for (const range of fillLevels(inverted, picture, dpi, PANELS, minArea)) {
      patches ??= new GreyPatches(page);
      inverted = invertPanels(inverted, patches, range, { picture, dpi, minArea });
    }
  }
  return inverted;
}

/** Inverts the panels of one grey level. */
function invertPanels(
  page: GreyImage,
  patches: GreyPatches,
  range: GreyRange,
  {
    picture,
    dpi,
    minArea,
  }: { readonly picture: Box; readonly dpi: number; readonly minArea: number },
): GreyImage {
  const isPaper = (pixel: number): boolean => {
    const grey = page.data[pixel] ?? 255;
    return grey >= range.min && grey <= range.max;
  };
  const panels = patches.connected(picture, isPaper, minArea);
  const paper = (range.min + range.max) / 2;
  let data: Uint8Array | undefined;
  for (const panel of panels) {
    const drawn = patches.enclosedBy(panel).filter((hole) => isLineArt(page, hole, paper, dpi));
    if (drawn.length === 0) continue;
    data ??= page.data.slice();
    for (const pixel of panel.pixels) data[pixel] = 255;
    for (const { pixels } of drawn) {
      for (const pixel of pixels) data[pixel] = inverse(page.data[pixel] ?? 255, paper);
    }
  }
  return data ? { ...page, data } : page;
}

/** The panel becomes white, and white black. */
const inverse = (grey: number, paper: number): number =>
  255 - (255 * Math.max(0, grey - paper)) / (255 - paper);

/** Whether what a panel encloses is light and thin. */
function isLineArt({ width, data }: GreyImage, hole: Patch, paper: number, dpi: number): boolean {
  const reach = Math.max(1, broaderThanLines(dpi));
  const isLight = (pixel: number): boolean => (data[pixel] ?? 0) > paper + CLEARLY;
  let [light, dark, broad] = [0, 0, 0];
  for (const pixel of hole.pixels) {
    if ((data[pixel] ?? 0) < paper - CLEARLY) dark += 1;
    if (!isLight(pixel)) continue;
    light += 1;
    const isInside =
      isLight(pixel - reach) &&
      isLight(pixel + reach) &&
      isLight(pixel - reach * width) &&
      isLight(pixel + reach * width);
    if (isInside) broad += 1;
  }
  return light > MIN_LIGHT_TO_DARK * dark && broad <= MAX_BROAD * light;
}
