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

test('a raised t goes on with the lowered digit before it, as the 2 of CO2 and the t of Bu', () => {
  const small = { size: 6, width: 4 };
  const two = { ...run('2', 62), ...small, y: 101.6 };
  const raised = { ...run('t', 66), ...small, y: 97 };
  const texts = [{ ...run('CO', 50), width: 12 }, two, raised, { ...run('Bu', 70), width: 9 }];
  expect(assembleLabels(texts).map(({ text }) => text)).toEqual(['CO2tBu']);
});
