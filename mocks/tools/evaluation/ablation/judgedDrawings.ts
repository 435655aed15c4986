import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Box } from '../../../engine/geometry/box';
import type { KnownArticle } from '../articles/articleFiles';
import type { TrueDrawing } from '../articles/articleTruth';

const COLUMNS = ['article', 'page_index', 'box_points', 'right_smiles'] as const;

/**
 * Drawings of articles that people judged, by article: a tab-separated table with at least the columns `article`, its
 * name; `page_index`, from 0; `box_points`, four numbers with blanks between; and `right_smiles`, empty where the right
 * structure is not known. Other columns are ignored.
 *
 * @throws Error if a column is missing or a box is none
 */
export function judgedDrawings(text: string): Map<string, TrueDrawing[]> {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split('\t');
  const missing = COLUMNS.find((column) => !columns.includes(column));
  if (missing !== undefined) throw new Error(`The table of judged drawings has no ${missing}`);
  const byArticle = new Map<string, TrueDrawing[]>();
  for (const line of lines) {
    const cells = line.split('\t');
    const cell = (column: (typeof COLUMNS)[number]) => cells[columns.indexOf(column)]?.trim() ?? '';
    const smiles = cell('right_smiles');
    const drawing = {
      pageIndex: Number(cell('page_index')),
      box: boxOf(cell('box_points')),
      answers: smiles === '' ? [] : [smiles],
      ...{ number: '', name: '' },
    };
    const article = cell('article');
    byArticle.set(article, [...(byArticle.get(article) ?? []), drawing]);
  }
  return byArticle;
}

function boxOf(text: string): Box {
  const [x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN] = text.split(' ').map(Number);
  if (x0 < x1 && y0 < y1) return [x0, y0, x1, y1];
  throw new Error(`No box of a judged drawing: ${text}`);
}

/** The articles of a folder of which a table has judged drawings. @throws as {@link judgedDrawings} */
export async function judgedArticles(folder: string, table: string): Promise<KnownArticle[]> {
  const judged = judgedDrawings(await readFile(table, 'utf8'));
  const files = await readdir(folder);
  return [...judged].flatMap(([name, truths]) => {
    const pdf = files.find((file) => file.startsWith(`${name}_`) || file === `${name}.pdf`);
    return pdf === undefined ? [] : [{ name, file: path.join(folder, pdf), truths }];
  });
}
