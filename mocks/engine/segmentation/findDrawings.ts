import type { Box } from '../geometry/box';
import { boxesOverlap } from '../geometry/boxes';
import type { PageContent } from '../page/pageContent';
import type { GreyImage } from '../ink/pixels';
import { boxOnPage } from './cutOutBox';
import type { Drawing } from './drawing';
import { fuseDrawings } from './fuseDrawings';
import { pictureRegions } from './pictureRegions';
import { inReadingOrder } from './readingOrder';

/** The two ways to find drawings; both return boxes in points. */
export interface DrawingFinders {
  readonly vector: (content: PageContent) => readonly Drawing[];
  /** Only drawings inside the pictures are wanted, and none of those that are drawn with lines; boxes in points. */
  readonly raster: (
    image: GreyImage,
    pictures: readonly Box[],
    drawn: readonly Box[],
  ) => Promise<readonly Drawing[]>;
}

export interface SegmentationPage {
  readonly content: PageContent;
  /** Paints the page, if its pixels are needed at all. */
  readonly paint: () => Promise<GreyImage>;
}

/**
 * The drawn structures of a page in reading order: from the page's own lines and, if the page has pictures,
 * from its pixels.
 */
export async function findDrawings(
  { content, paint }: SegmentationPage,
  finders: DrawingFinders,
): Promise<Drawing[]> {
  const vector = finders.vector(content).flatMap(onPage(content));
  const pictures = pictureRegions(content, vector);
  if (pictures.length === 0) return inReadingOrder(vector);
  const drawn = vector.map(({ box }) => box).filter((box) => !isOverBitmap(box, content));
  const raster = (await finders.raster(await paint(), pictures, drawn)).flatMap(onPage(content));
  return inReadingOrder(fuseDrawings(vector, raster, pictures));
}

/** Lines over a bitmap may be a part of what it shows. */
const isOverBitmap = (box: Box, { images }: PageContent): boolean =>
  images.some((image) => !image.stencil && boxesOverlap(image.box, box));

/** Boxes may exceed the ink a little, points. */
const BEYOND_INK = 2;

/** What a reader sees of a drawing: a page may draw beyond its crop box. None if that is nothing. */
const onPage =
  (page: PageContent) =>
  (drawing: Drawing): Drawing[] => {
    const box = boxOnPage(drawing.box, page);
    if (!box) return [];
    const isCut = box.some((edge, i) => Math.abs(edge - (drawing.box[i] ?? edge)) > BEYOND_INK);
    return [{ ...drawing, box, ...(isCut && { isCut }) }];
  };
