import { pageOf, placeColumn, placeText } from '../testing/placeText';
import { looksLayered } from './layeredText';
import type { PlacedText } from './textPage';

const LINES = ['the first line of it', 'the second line of it', 'the third line of it'];

it.each<[string, readonly PlacedText[], boolean]>([
  ['a column', placeColumn(LINES, 50, 100), false],
  ['a column with lines set solid', placeColumn(LINES, 50, 100, { leading: 9 }), false],
  ['two columns', [...placeColumn(LINES, 50, 100), ...placeColumn(LINES, 310, 103)], false],
  ['a line printed twice', [...placeColumn(LINES, 50, 100), placeText(LINES[0]!, 51, 101)], false],
  [
    'every line printed twice in one place',
    [...placeColumn(LINES, 50, 100), ...placeColumn(LINES, 50, 100)],
    false,
  ],
  [
    'a second layer beside the first',
    [...placeColumn(LINES, 50, 100), ...placeColumn(LINES, 51, 104)],
    true,
  ],
  ['lines beyond the edge of the page', placeColumn(LINES, 700, 100), true],
])('%s', (_what, texts, layered) => {
  expect(looksLayered(pageOf(texts))).toBe(layered);
});
