import type { AnsweredDrawing } from '../files/answerFile';

const NUMBERS = ['page', 'x0', 'y0', 'x1', 'y1'] as const;
const TEXTS = ['smiles', 'label', 'name', 'organism', 'formula'] as const;

/**
 * The drawings of a tab-separated table with column names in the first line: page (from 1), x0, y0, x1, y1 (points from
 * the top left), and any of smiles, label, name, organism, formula. Other columns are ignored. Whether the values can
 * be used is for the answer file's schema to say.
 *
 * @throws Error that names the column or line
 */
export function fromTable(text: string): AnsweredDrawing[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split('\t').map((name) => name.trim());
  const missing = NUMBERS.find((name) => !columns.includes(name));
  if (missing !== undefined) throw new Error(`line 1: there is no column "${missing}"`);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
    const number = (name: string) => {
      const value = cell(name) === '' ? NaN : Number(cell(name));
      if (Number.isFinite(value)) return value;
      throw new Error(`line ${index + 2}: "${name}" is no number`);
    };
    const [page, x0, y0, x1, y1] = NUMBERS.map(number) as [number, number, number, number, number];
    const texts = Object.fromEntries(
      TEXTS.flatMap((name) => (cell(name) === '' ? [] : [[name, cell(name)]])),
    );
    return [{ page, box: [x0, y0, x1, y1], ...texts }];
  });
}
