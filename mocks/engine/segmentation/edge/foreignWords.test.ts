import type { TextRun } from '../../page/pageContent';
import { foreignWords } from './foreignWords';

const run = (text: string, x: number, y: number, size = 10, angle = 0): TextRun => ({
  text,
  x,
  y,
  width: 0.55 * size * text.length,
  size,
  angle,
  bold: false,
  italic: false,
});

const BASE = 100;

it.each<[string, readonly TextRun[], number]>([
  ['the words of a caption', [run('Aflatoxin', 50, BASE)], 1],
  ['a compound’s number', [run('12', 50, BASE)], 1],
  ['a word that stands upright', [run('minutes', 50, BASE, 10, -90)], 1],
  ['no label', [run('OH', 50, BASE)], 0],
  [
    'no subscript of a label',
    [run('CO', 50, BASE), run('2', 61, BASE + 2, 7), run('H', 65, BASE)],
    0,
  ],
  ['nothing in a font whose letters are unknown', [run('\u0003\u0011', 50, BASE)], 0],
])('%s', (_what, texts, count) => {
  expect(foreignWords(texts)).toHaveLength(count);
});

it('nothing on a page of very many runs, as looking at them all would take long', () => {
  const words = (count: number) => Array.from({ length: count }, () => run('Aflatoxin', 50, BASE));
  expect(foreignWords(words(2))).toHaveLength(2);
  expect(foreignWords(words(20_001))).toEqual([]);
});
