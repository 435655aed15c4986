import { StandardFonts, type PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import type { PaintedLetters } from '@/domain/painting/painted';

/** The fonts that every reader of PDFs has. */
interface Fonts {
  readonly plain: PDFFont;
  /** Greek letters and arrows. */
  readonly symbol: PDFFont;
}

/** A reader sees that a letter is missing; what is stated of a drawing has it. */
const MISSING = '?';

export async function embedFonts(pdf: PDFDocument): Promise<Fonts> {
  const [plain, symbol] = [StandardFonts.Helvetica, StandardFonts.Symbol].map((font) =>
    pdf.embedStandardFont(font),
  );
  if (!plain || !symbol) throw new Error('A font is missing');
  return { plain, symbol };
}

/** Writes letters on a page, each in the font that has it. */
export function writeLetters(
  page: PDFPage,
  { plain, symbol }: Fonts,
  { text, at: [x, y], size }: PaintedLetters,
): void {
  let left = x;
  const known = [plain, symbol].map((font) => new Set(font.getCharacterSet()));
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = known[0]?.has(code) || !known[1]?.has(code) ? plain : symbol;
    const written = known.some((set) => set.has(code)) ? letter : MISSING;
    page.drawText(written, { x: left, y: page.getHeight() - y, size, font });
    left += font.widthOfTextAtSize(written, size);
  }
}
