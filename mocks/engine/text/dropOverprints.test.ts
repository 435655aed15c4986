import { pageOf, placeText } from '../testing/placeText';
import { dropOverprints } from './dropOverprints';
import { findLines } from './findLines';
import type { PlacedText } from '../page/textPage';

const kept = (runs: readonly PlacedText[]) => dropOverprints(runs).map(({ text }) => text);

it.each<[string, readonly PlacedText[], readonly string[]]>([
  [
    'drops bold type imitated by printing twice',
    [placeText('Results', 50, 100), placeText('Results', 50.4, 100)],
    ['Results'],
  ],
  [
    'drops a hidden second layer that is cut into other runs',
    [
      placeText('the whole line', 50, 100),
      placeText('the wh', 51, 102),
      placeText('ole line', 80, 102),
    ],
    ['the whole line'],
  ],
  [
    'keeps the next line',
    [placeText('the first line', 50, 100), placeText('the second line', 50, 111)],
    ['the first line', 'the second line'],
  ],
  [
    'keeps an accent printed over its letter',
    [placeText('a', 50, 100), placeText('¨', 50.5, 100)],
    ['a', '¨'],
  ],
  [
    'keeps runs that touch',
    [placeText('two', 50, 100), placeText('words', 64.5, 100)],
    ['two', 'words'],
  ],
])('%s', (_rule, runs, expected) => {
  expect(kept(runs)).toEqual(expected);
});

it('drops a line that repeats one half a line above, and keeps one that repeats the line above', () => {
  const lines = findLines(
    pageOf([
      placeText('found in all of the leaves', 50, 100),
      placeText('found in all of the leaves', 52, 106),
      placeText('found in all of the leaves', 50, 112),
    ]),
  );
  expect(lines.map(({ y }) => y)).toEqual([100, 112]);
});
