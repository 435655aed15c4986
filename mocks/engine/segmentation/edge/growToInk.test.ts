import type { Box } from '../../geometry/box';
import { growToInk } from './growToInk';
import { paintedPage } from './testing/paintedPage';

/** A drawing's box on the page, and the net of bonds in it. */
const DRAWING: Box = [40, 40, 80, 70];
const NET: readonly Box[] = [
  [42, 55, 60, 56],
  [42, 42, 43, 55],
];
/** Letters of 4 x 7 points with a gap of one point, on one line. */
const letters = (x: number, y: number, count: number): Box[] =>
  Array.from({ length: count }, (_, i): Box => [x + 5 * i, y, x + 5 * i + 4, y + 7]);

const grow = (ink: readonly Box[], others: readonly Box[] = [], words: readonly Box[] = []) =>
  growToInk(paintedPage(...NET, ...ink), DRAWING, { others, words });

describe('a drawing’s box grows', () => {
  it.each<[string, readonly Box[], Box]>([
    ['to the whole of a letter that it cuts', [[78, 50, 82, 57]], [40, 40, 82, 70]],
    ['to the next letter of a label at its right edge', letters(75, 50, 2), [40, 40, 84, 70]],
    ['to all letters of a label at its left edge', letters(26, 60, 4), [26, 40, 80, 70]],
    ['to a lower subscript', [...letters(75, 50, 1), [80, 54, 83, 59]], [40, 40, 83, 70]],
    [
      'to a subscript that begins at the foot of its letter',
      [...letters(75, 50, 1), [81, 56, 84, 61]],
      [40, 40, 84, 70],
    ],
    [
      'to the letter before a subscript',
      [...letters(40, 60, 1), [36, 66, 39, 71], [30, 60, 34, 67]],
      [30, 40, 80, 71],
    ],
    ['to the end of a bond that it cuts', [[60, 55, 90, 56]], [40, 40, 90, 70]],
  ])('%s', (_what, ink, box) => {
    expect(grow(ink)).toMatchObject({ box, touchesEdge: false });
  });

  /** A bond that ends at the lower edge of the box. */
  const DOWN: Box = [50, 56, 51, 68];

  it.each<[string, readonly Box[], Box]>([
    ['that a bond points at from inside', [[48, 71, 53, 78]], [40, 40, 80, 78]],
    [
      'and its index',
      [
        [48, 71, 53, 78],
        [54, 75, 57, 80],
      ],
      [40, 40, 80, 80],
    ],
    ['but not farther away', [[48, 76, 53, 83]], DRAWING],
    ['but not beside where it points', [[54, 71, 59, 78]], DRAWING],
    ['but not of a line of text', letters(40, 71, 7), DRAWING],
  ])('to a letter below it %s', (_what, ink, box) => {
    expect(grow([DOWN, ...ink]).box).toEqual(box);
  });

  it('to no letter beside a bond that only passes', () => {
    const along: Box = [44, 68, 76, 69];
    expect(grow([along, [58, 71, 63, 78]]).box).toEqual(DRAWING);
  });

  it.each<[string, readonly Box[]]>([
    ['a word in the distance of a blank', letters(84, 50, 3)],
    ['a line of text that begins at its edge', letters(75, 50, 9)],
    ['a caption below it', letters(50, 72, 5)],
  ])('not to %s', (_what, ink) => {
    const page = paintedPage(...NET, ...ink);
    const words: Box[] = ink.length === 9 ? [[74, 49, 120, 58]] : [];
    expect(growToInk(page, DRAWING, { others: [], words }).box).toEqual(DRAWING);
  });
});

it('a drawing on a coloured panel grows as on white paper', () => {
  const page = paintedPage(...NET, [78, 50, 82, 57]);
  page.data.forEach((channel, i) => (page.data[i] = channel === 0 ? 0 : 150));
  expect(growToInk(page, DRAWING, { others: [], words: [] })).toMatchObject({
    box: [40, 40, 82, 70],
    touchesEdge: false,
  });
});

describe('a cut-out touches ink at its edge', () => {
  it.each<[string, readonly Box[]]>([
    [
      'where a net of bonds crosses it, half of it outside',
      [
        [50, 45, 51, 60],
        [50, 45, 108, 46],
        [107, 45, 108, 60],
      ],
    ],
  ])('%s, and its box stays', (_where, ink) => {
    expect(grow(ink)).toEqual({ box: DRAWING, touchesEdge: true });
  });

  it('but not where it cuts a word of the text', () => {
    const word: Box = [76, 48, 100, 60];
    expect(grow(letters(78, 50, 4), [], [word])).toMatchObject({
      box: DRAWING,
      touchesEdge: false,
    });
  });

  it('nor where it would grow into another drawing', () => {
    expect(grow([[78, 50, 82, 57]], [[80, 40, 110, 70]])).toMatchObject({
      box: DRAWING,
      touchesEdge: false,
    });
  });

  it.each<[string, readonly Box[], readonly Box[]]>([
    ['where an arrow reaches into it', [[74, 60, 115, 61]], []],
    ['where more than half of one is inside', [[58, 60, 95, 61]], []],
    ['where a letter of a caption reaches into it', [[79, 50, 84, 57]], []],
    [
      'where a frame crosses it',
      [
        [30, 62, 31, 90],
        [30, 62, 115, 63],
      ],
      [],
    ],
    [
      'where a piece of another drawing does',
      [
        [74, 58, 82, 61],
        [81, 45, 83, 61],
      ],
      [[74, 40, 110, 70]],
    ],
  ])('nor %s', (_where, ink, others) => {
    expect(grow(ink, others)).toMatchObject({ touchesEdge: false });
  });
});
