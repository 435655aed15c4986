import type { Box } from '../../geometry/box';
import type { GreyImage } from '../../ink/pixels';
import { renderPageGrey } from '../../page/renderPage';
import { withPdf } from '../../page/withPdf';
import { assemblePdf, pdfString, pdfStream } from '../../page/writePdf';
import type { PdfPorts } from '../../ports/pdfLibrary';
import type { Raster } from '../../ports/raster';
import type { KnownLetter } from './letterCosts';
import { letterShape } from './letterShape';

/** The letters of one font as shapes. */
export interface Alphabet {
  readonly bold: boolean;
  readonly letters: readonly KnownLetter[];
}

const LATIN = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...'-–+±()[],.′:',
] as const;
/** Symbol's codes of the Greek letters in names. */
const GREEK: Readonly<Record<string, string>> = { a: 'α', b: 'β', g: 'γ', d: 'δ', e: 'ε', w: 'ω' };

/** The standard fonts whose letters most figures are set in, or in fonts drawn after them. */
const FONTS = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Times-Bold'] as const;

/** Points; the page is painted at one pixel a point, so that a capital has some 40 pixels. */
const [SIZE, CELL, ACROSS] = [56, 80, 16] as const;
/** Where the baseline is in a cell, from its top. */
const BASELINE = 56;
/** Height of capitals and of the letters with ascenders, in font sizes. */
const CAPITALS: Readonly<Record<(typeof FONTS)[number], number>> = {
  Helvetica: 0.715,
  'Helvetica-Bold': 0.715,
  'Times-Roman': 0.68,
  'Times-Bold': 0.68,
};

interface Cell {
  readonly char: string;
  /** Paints it with its baseline at a place of the sheet. */
  readonly paint: (x: number, y: number) => string;
}

/** The letters of one font, a page of its own. */
interface Sheet {
  readonly font: (typeof FONTS)[number];
  readonly cells: readonly Cell[];
}

/** Helvetica's figure one, which has no foot, unlike that of the fonts that stand in for it; per 2048 of the size. */
const ONE_WITHOUT_FOOT =
  '763 0 m 583 0 l 583 1147 l 412 1023 l 223 930 l 223 1104 l 430 1230 l 560 1360 l 647 1472 l 763 1472 l f';

/**
 * Paints the letters of the standard fonts, which every reader of PDF has, by the same means as pages, and
 * takes their shapes.
 */
export async function standardLetters(
  ports: PdfPorts & { readonly raster: Raster },
): Promise<Alphabet[]> {
  const sheets = FONTS.map((font) => ({ font, cells: cellsOf(font) }));
  // One file for all of them: Symbol, which they have in common, is read once.
  return withPdf(ports, sheetsPdf(sheets), async ({ document }) => {
    const alphabets: Alphabet[] = [];
    for (const [i, sheet] of sheets.entries()) {
      const page = await document.getPage(i + 1);
      alphabets.push(alphabetOn(await renderPageGrey(ports.raster, page, 72), sheet));
      page.cleanup();
    }
    return alphabets;
  });
}

function alphabetOn(image: GreyImage, { font, cells }: Sheet): Alphabet {
  const height = CAPITALS[font] * SIZE;
  const letters = cells.flatMap(({ char }, i) => {
    const box = inkBox(image, i);
    const frame = { baseline: rowOf(i) * CELL + BASELINE, height };
    return box ? [{ char, shape: letterShape(image, box, frame) }] : [];
  });
  return { bold: font.endsWith('Bold'), letters };
}

const rowOf = (i: number) => Math.floor(i / ACROSS);

function cellsOf(font: string): Cell[] {
  const show = (name: string, code: string) => (x: number, y: number) =>
    `BT /${name} ${SIZE} Tf ${x} ${y} Td ${pdfString(code)} Tj ET`;
  const em = SIZE / 2048;
  const one = (x: number, y: number) => `q ${em} 0 0 ${em} ${x} ${y} cm ${ONE_WITHOUT_FOOT} Q`;
  return [
    ...LATIN.map((char) => ({ char, paint: show('F1', WIN_ANSI[char] ?? char) })),
    ...Object.entries(GREEK).map(([code, char]) => ({ char, paint: show('F2', code) })),
    ...(font === 'Helvetica' ? [{ char: '1', paint: one }] : []),
  ];
}

const WIN_ANSI: Readonly<Record<string, string>> = { '–': '\u0096', '′': "'" };

/** Each sheet has three objects, after the catalogue, the list of pages and Symbol. */
function sheetsPdf(sheets: readonly Sheet[]): Uint8Array {
  const pageIds = sheets.map((_, i) => 4 + 3 * i);
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${sheets.length} >>`,
    type1('Symbol', ''),
    ...sheets.flatMap((sheet, i) => sheetObjects(sheet, pageIds[i] ?? 0)),
  ]);
}

function sheetObjects({ font, cells }: Sheet, pageId: number): string[] {
  const rows = rowOf(cells.length - 1) + 1;
  const [width, height] = [ACROSS * CELL, rows * CELL];
  const painted = cells.map(({ paint }, i) =>
    paint((i % ACROSS) * CELL + 10, height - rowOf(i) * CELL - BASELINE),
  );
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ` +
      `/Resources << /Font << /F1 ${pageId + 1} 0 R /F2 3 0 R >> >> /Contents ${pageId + 2} 0 R >>`,
    type1(font, '/Encoding /WinAnsiEncoding'),
    pdfStream('', `0 g ${painted.join('\n')}`),
  ];
}

const type1 = (name: string, encoding: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} ${encoding} >>`;

/** The box of the ink in a cell, pixels. */
function inkBox({ width, data }: GreyImage, i: number): Box | undefined {
  const [left, top] = [(i % ACROSS) * CELL, rowOf(i) * CELL];
  let [x0, y0, x1, y1]: [number, number, number, number] = [CELL, CELL, 0, 0];
  for (let y = 0; y < CELL; y += 1) {
    for (let x = 0; x < CELL; x += 1) {
      if ((data[(top + y) * width + left + x] ?? 255) > 127) continue;
      [x0, y0, x1, y1] = [
        Math.min(x0, x),
        Math.min(y0, y),
        Math.max(x1, x + 1),
        Math.max(y1, y + 1),
      ];
    }
  }
  return x1 > x0 ? [left + x0, top + y0, left + x1, top + y1] : undefined;
}
