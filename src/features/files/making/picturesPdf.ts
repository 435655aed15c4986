import type { OpenedPicture } from '@/platform/pictures';
import { newPdf } from './newPdf';

const POINTS_AN_INCH = 72;

/** Pixels of the longer side up to which a picture is taken for a screenshot. */
const SCREENSHOT = 2_000;
/** At this resolution bonds of a screenshot are about as long as in print. */
const SCREENSHOT_DPI = 144;
const SCAN_DPI = 300;
/** Paper around the picture, points: a drawing that fills it would touch the page's edge. */
const MARGIN = 18;

/** The resolution that a picture states; without one, that of a screenshot or a scan. */
const dpiOf = ({ dpi, width, height }: OpenedPicture): number =>
  dpi ?? (Math.max(width, height) <= SCREENSHOT ? SCREENSHOT_DPI : SCAN_DPI);

/** Points: longer sides are no page. */
const LONGEST_SIDE = 2_000;

/** A PDF with a page for each picture, as large as it would be printed. */
export async function picturesPdf(
  title: string,
  pictures: readonly OpenedPicture[],
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await newPdf(title);
  for (const picture of pictures) {
    const longest = (Math.max(picture.width, picture.height) * POINTS_AN_INCH) / dpiOf(picture);
    const scale = (POINTS_AN_INCH / dpiOf(picture)) * Math.min(1, LONGEST_SIDE / longest);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const embedded =
      picture.type === 'image/png'
        ? await pdf.embedPng(picture.bytes)
        : await pdf.embedJpg(picture.bytes);
    const page = pdf.addPage([width + 2 * MARGIN, height + 2 * MARGIN]);
    page.drawImage(embedded, { x: MARGIN, y: MARGIN, width, height });
  }
  return (await pdf.save()) as Uint8Array<ArrayBuffer>;
}
