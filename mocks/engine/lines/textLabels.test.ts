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

test('a sign between H and the N below it is of the N, a digit of the H', () => {
  const small = { size: 6, width: 4 };
  const upper = { ...run('H', 50), y: 92 };
  const sign = { ...run('+', 56.5), ...small, y: 96 };
  const labelsOf = (texts: TextRun[]) => assembleLabels(texts).map(({ text }) => text);
  expect(labelsOf([upper, run('N', 50), sign]).toSorted()).toEqual(['H', 'N+']);
  expect(labelsOf([upper, run('N', 50), { ...sign, text: '2' }]).toSorted()).toEqual(['H2', 'N']);
});
