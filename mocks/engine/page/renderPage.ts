import type { PDFPageProxy } from 'pdfjs-dist';
import { type ColourImage, type GreyImage, toGrey, POINTS_AN_INCH } from '../ink/pixels';
import type { Raster } from '../ports/raster';

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

/**
 * Maximum pixels of a page picture: A2 at 300 dpi has 35 million. Above that, a page of a hostile size (up to
 * 14400 x 14400 points) would take gigabytes.
 */
const MAX_PIXELS = 40e6;

/**
 * Paints a page on white at a resolution, after the page's own rotation.
 *
 * A page that would exceed 40 million pixels is painted at a lower resolution, which `dpi` of the answer
 * gives.
 */
export async function renderPageColour(
  raster: Raster,
  page: PDFPageProxy,
  dpi: number,
): Promise<ColourImage> {
  const painted = paintedDpi(page.getViewport({ scale: 1 }), dpi);
  const viewport = page.getViewport({ scale: painted / POINTS_AN_INCH });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { canvas, context, pixels, close } = await raster.open(width, height);
  // pdf.js declares the browser's canvas; on other platforms it paints on one with the same interface.
  await page.render({
    canvas: canvas as RenderParameters['canvas'],
    canvasContext: context as NonNullable<RenderParameters['canvasContext']>,
    viewport,
    background: '#ffffff',
  }).promise;
  const data = pixels();
  close();
  return { width, height, data, dpi: painted };
}

/** The resolution at which a page is painted that is wanted at `dpi`: a lower one if it is large. */
export const paintedDpi = (
  { width, height }: { readonly width: number; readonly height: number },
  dpi: number,
): number => Math.min(dpi, POINTS_AN_INCH * Math.sqrt(MAX_PIXELS / (width * height)));

/** The same in grey, for segmentation and recognition. */
export async function renderPageGrey(
  raster: Raster,
  page: PDFPageProxy,
  dpi: number,
): Promise<GreyImage> {
  return toGrey(await renderPageColour(raster, page, dpi));
}
