import type { Box } from '../geometry/box';
import type { PageContent } from '../page/pageContent';
import type { GreyImage } from '../ink/pixels';
import type { Drawing } from './drawing';
import { fuseDrawings } from './fuseDrawings';
import { pictureRegions } from './pictureRegions';
import { inReadingOrder } from './readingOrder';

/** The two ways to find drawings; both return boxes in points. */
export interface DrawingFinders {
  readonly vector: (content: PageContent) => readonly Drawing[];
  /** Only drawings inside the pictures, boxes in points, are wanted. */
  readonly raster: (image: GreyImage, pictures: readonly Box[]) => Promise<readonly Drawing[]>;
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
  const vector = finders.vector(content);
  const pictures = pictureRegions(content, vector);
  if (pictures.length === 0) return inReadingOrder(vector.map(onPage(content)));
  const raster = await finders.raster(await paint(), pictures);
  return inReadingOrder(fuseDrawings(vector, raster, pictures).map(onPage(content)));
}

/** Finders may exceed the page's edge a little. */
const onPage =
  ({ width, height }: PageContent) =>
  (drawing: Drawing): Drawing => {
    const [x0, y0, x1, y1] = drawing.box;
    const box: Box = [Math.max(0, x0), Math.max(0, y0), Math.min(width, x1), Math.min(height, y1)];
    return { ...drawing, box };
  };
