import type { PageContent } from '../page/pageContent';
import type { Box } from '../geometry/box';
import { boxesOverlap, boxGap, boxHeight, boxWidth, growBox, unionBox } from '../geometry/boxes';
import type { Drawing } from './drawing';

/** Smallest picture that can show a drawn structure, points. */
const MIN_WIDTH = 30;
const MIN_HEIGHT = 18;

/** Tiles closer together than this belong to one figure, points. */
const TILE_GAP = 14;

/** Fewer stencil tiles than this in a group are ornaments or single labels. */
const MIN_TILES = 4;

/**
 * Dense figures have some hundred tiles; a hostile page may have half a million. More bitmaps than this count
 * as one.
 */
const MAX_TILES = 5000;

/** How far the tiles of a drawing's labels may be from a box that was found from lines, points. */
const LABEL_REACH = 4;

/**
 * Where the page shows pixels that may contain drawings: bitmaps, and figures made of 1-bit tiles. Tiles that
 * belong to drawings found from the page's lines (their labels and wedges) don't count.
 */
export function pictureRegions(content: PageContent, vector: readonly Drawing[]): Box[] {
  const bitmaps = content.images.filter((image) => !image.stencil).map((image) => image.box);
  if (bitmaps.length > MAX_TILES) return [[0, 0, content.width, content.height]];
  const tiles = content.images
    .filter((image) => image.stencil)
    .slice(0, MAX_TILES)
    .map((image) => image.box)
    .filter((tile) => !vector.some(({ box }) => boxesOverlap(growBox(box, LABEL_REACH), tile)));
  // One large stencil is a scanned page or figure; small ones count as a group.
  const large = tiles.filter(isLarge);
  const small = tiles.filter((tile) => !isLarge(tile));
  return [...bitmaps.filter(isLarge), ...large, ...figuresOf(small).filter(isLarge)];
}

const isLarge = (box: Box) => boxWidth(box) >= MIN_WIDTH && boxHeight(box) >= MIN_HEIGHT;

interface Figure {
  readonly box: Box;
  readonly tiles: number;
}

function figuresOf(tiles: readonly Box[]): Box[] {
  let figures: Figure[] = [];
  for (const tile of tiles) {
    const near = figures.filter((figure) => boxGap(figure.box, tile) <= TILE_GAP);
    const merged = near.reduce<Figure>(
      (sum, figure) => ({ box: unionBox(sum.box, figure.box), tiles: sum.tiles + figure.tiles }),
      { box: tile, tiles: 1 },
    );
    figures = [...figures.filter((figure) => !near.includes(figure)), merged];
  }
  return figures.filter((figure) => figure.tiles >= MIN_TILES).map((figure) => figure.box);
}
