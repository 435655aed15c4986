import { pageOf, placeColumn, placeText } from '../testing/placeText';
import type { PlacedText } from '../page/textPage';
import { dropLettering } from './dropLettering';
import { findLines } from './findLines';

/** Text above the drawings, in another type than theirs. */
const BODY = placeColumn(
  ['Two compounds were isolated from', 'the leaves of the plant by', 'chromatography'],
  50,
  50,
);
const label = (text: string, x: number, y: number): PlacedText =>
  placeText(text, x, y, { size: 8, font: 'sans' });

const kept = (texts: readonly PlacedText[]) =>
  dropLettering(findLines(pageOf([...BODY, ...texts])))
    .map(({ text }) => text)
    .slice(BODY.length);

it.each<[string, readonly PlacedText[]]>([
  [
    'labels of atoms and groups',
    [label('OH', 100, 200), label('(CH2)12CH3', 200, 200), label('AcHN', 100, 250)],
  ],
  ['several labels on one height', [label('HO O', 100, 200), label('NHAc', 130, 200)]],
  ['a lone atom beside a label', [label('OH', 100, 200), label('O', 120, 215)]],
  [
    'atoms that follow one another from a label',
    [label('OH', 100, 200), label('O', 130, 220), label('N', 160, 240)],
  ],
  ['the number below a drawing', [label('COOH', 100, 200), label('3a', 105, 225)]],
])('drops %s', (_what, texts) => {
  expect(kept(texts)).toEqual([]);
});

it.each<[string, readonly PlacedText[], readonly string[]]>([
  ['a name below a drawing', [label('OH', 100, 200), label('Quercetin', 90, 215)], ['Quercetin']],
  [
    'a row of a table',
    [label('3', 100, 200), label('OH', 130, 200), label('Glc', 160, 200)],
    ['3', 'OH', 'Glc'],
  ],
  ['letters of the text', [placeText('OH', 100, 200)], ['OH']],
  ['a figure’s part', [label('B', 100, 200)], ['B']],
  ['a lone atom far from any label', [label('OH', 100, 200), label('O', 300, 400)], ['O']],
  ['a number far from any label', [label('OH', 100, 200), label('12', 300, 700)], ['12']],
  ['words in capitals', [label('NO', 100, 200), label('COI', 100, 230)], ['NO', 'COI']],
])('keeps %s', (_what, texts, expected) => {
  expect(kept(texts)).toEqual(expected);
});
