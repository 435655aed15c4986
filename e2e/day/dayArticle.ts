import PDFDocument from 'pdfkit';
import { page, typeWidth } from '../../mocks/tools/sample-article/pageFurniture';
import { rowHeight, setRow } from '../../mocks/tools/sample-article/figures';
import { setParagraph, type TextStyle } from '../../mocks/tools/sample-article/textSetter';
import type { ChosenFile } from '../support/documents/pdfDocuments';
import type { DayCompound } from './dayCompounds';

const HEAD: TextStyle = { size: 18, leading: 22, family: 'Times', align: 'left', bold: true };
const BODY: TextStyle = { size: 9.6, leading: 12, family: 'Times', align: 'left' };
const CAPTION: TextStyle = { size: 8.4, leading: 10, family: 'Times', align: 'left' };

const PLANTS = [
  'Salvia officinalis',
  'Phoenix paludosa',
  'Camellia sinensis',
  'Zea mays',
  'Vitis vinifera',
];
const PER_ROW = 3;
/** Points. */
const GAP = 16;

/** A made article about the compounds of a plant; all that it says is invented but the compounds' names and formulas. */
export async function dayArticle(
  index: number,
  compounds: readonly DayCompound[],
): Promise<ChosenFile> {
  const title = `Made Article ${index + 1}: Compounds from the Leaves of ${plantOf(index)}`;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    info: { Title: title },
  });
  const bytes = collect(doc);
  let y = setParagraph(doc, title, HEAD, page.left, 84, typeWidth);
  y = setParagraph(doc, 'A. Writer and B. Author', BODY, page.left, y, typeWidth);
  y = setParagraph(doc, `doi:10.1234/made.up.${index + 1}`, BODY, page.left, y, typeWidth);
  for (const text of sentencesOf(index, compounds)) {
    if (y > page.bottom - 40) y = nextPage(doc);
    y = setParagraph(doc, text, BODY, page.left, y + GAP / 2, typeWidth);
  }
  setFigures(doc, compounds);
  doc.end();
  return { name: `made-${index + 1}.pdf`, mimeType: 'application/pdf', buffer: await bytes };
}

const plantOf = (index: number): string => PLANTS[index % PLANTS.length] ?? '';

function nextPage(doc: PDFKit.PDFDocument): number {
  doc.addPage();
  return page.top;
}

/** Lists of six compounds, and a line of the experimental section for each. */
function sentencesOf(index: number, compounds: readonly DayCompound[]): string[] {
  const lists = inSixes(compounds).map((some) => {
    const names = some.map(({ name, number }) => `${name} (${number})`);
    return `${capital(names.slice(0, -1).join(', '))} and ${names.at(-1)} were isolated from the leaves of ${plantOf(index)}.`;
  });
  const headings = compounds.map(
    ({ name, number, formula, mass }) =>
      `${capital(name)} (${number}): white powder; HRESIMS m/z ${mass.toFixed(4)} [M+H]+ (calcd for ${withHydrogen(formula)}, ${mass.toFixed(4)}).`,
  );
  return [...lists, ...headings];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `C6H6O` as the ion's formula `C6H7O`. */
const withHydrogen = (formula: string): string =>
  formula.replace(/H(\d*)/, (_, count: string) => `H${Number(count === '' ? 1 : count) + 1}`);

function inSixes(compounds: readonly DayCompound[]): DayCompound[][] {
  const starts = compounds.filter((_, at) => at % 6 === 0);
  return starts.map((_, at) => compounds.slice(6 * at, 6 * at + 6));
}

function setFigures(doc: PDFKit.PDFDocument, compounds: readonly DayCompound[]): void {
  let y = nextPage(doc);
  let figure = 0;
  for (let at = 0; at < compounds.length; at += PER_ROW) {
    const some = compounds.slice(at, at + PER_ROW);
    const row = some.map(({ number, drawing }) => ({
      drawing,
      // The page prints the number alone.
      compound: { number, name: '', drawing: '', condensed: [], kind: 'vector' } as const,
    }));
    const height = rowHeight(row) + 2 * GAP;
    if (y + height > page.bottom) y = nextPage(doc);
    setRow(doc, row, 0, [page.left, y, typeWidth]);
    figure += 1;
    const numbers = `${some[0]?.number}–${some.at(-1)?.number}`;
    const caption = `**Figure ${figure}.** Structures of compounds ${numbers}.`;
    setParagraph(doc, caption, CAPTION, page.left, y + rowHeight(row) - 2, typeWidth);
    y += height;
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
