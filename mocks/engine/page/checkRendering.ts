import type { PdfPorts } from '../ports/pdfLibrary';
import type { Raster } from '../ports/raster';
import { renderPageGrey } from './renderPage';
import { withPdf } from './withPdf';
import { writePdf } from './writePdf';

/** A page of 72 x 72 points: a black square at the bottom, the letter M in Helvetica at the top. */
const CHECK_PAGE = {
  width: 72,
  height: 72,
  content: '0 g 10 10 20 20 re f BT /F1 30 Tf 20 42 Td (M) Tj ET',
};

/** Share of dark pixels among the rows from `from` to `to` (0..1 of the height). */
function inkShare(
  { width, height, data }: Awaited<ReturnType<typeof renderPageGrey>>,
  from: number,
  to: number,
): number {
  const rows = data.subarray(Math.round(from * height) * width, Math.round(to * height) * width);
  return rows.reduce((count, grey) => count + (grey < 128 ? 1 : 0), 0) / rows.length;
}

/**
 * Paints a built-in page and looks for its ink.
 *
 * If the platform lacks a JavaScript feature that pdf.js uses, pdf.js does not fail but paints blank pages
 * and warns. Without this check, no article would seem to contain drawings.
 *
 * @throws Error saying what did not render
 */
export async function checkRendering(ports: PdfPorts & { readonly raster: Raster }): Promise<void> {
  const pdf = writePdf({ pages: [CHECK_PAGE] });
  const image = await withPdf(ports, pdf, async ({ document }) =>
    renderPageGrey(ports.raster, await document.getPage(1), 72),
  );
  const missing = [
    ...(inkShare(image, 0.5, 1) < 0.05 ? ['paths'] : []),
    ...(inkShare(image, 0, 0.5) < 0.02 ? ['letters'] : []),
  ];
  if (missing.length === 0) return;
  const { environment } = await ports.loadPdf();
  throw new Error(
    `PDF pages render without ${missing.join(' and ')}: ` +
      `pdfjs-dist does not work together with ${environment}`,
  );
}
