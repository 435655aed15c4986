import type { TextRun } from '../page/pageContent';
import { assembleLabels } from './textLabels';

const run = (text: string, x: number): TextRun => ({
  ...{ text, x, y: 100, width: 6, size: 8 },
  ...{ angle: 0, bold: false, italic: false },
});

test('the labels of a page are joined once, however many drawings need them', () => {
  const texts = [run('O', 50), run('N', 150)];
  const labels = assembleLabels(texts);
  expect(labels.map(({ text }) => text)).toEqual(['O', 'N']);
  expect(assembleLabels(texts)).toBe(labels);
});
