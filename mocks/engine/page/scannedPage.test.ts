import type { Box } from '../geometry/box';
import type { PaintedRun } from './hiddenText';
import type { VectorPath } from './pageContent';
import { hasFewLetters, unreadTextOf } from './scannedPage';

const picture = (box: Box) => ({ box, pixelWidth: 1000, pixelHeight: 1400, stencil: false });
const WHOLE = [picture([0, 0, 600, 800])];
const run = (text: string, rest: Partial<PaintedRun> = {}): PaintedRun => ({
  ...{ text, x: 50, y: 50, width: 100, size: 10, angle: 0, bold: false, italic: false },
  ...rest,
});
const lines = (count: number, text: string, rest: Partial<PaintedRun> = {}) =>
  Array.from({ length: count }, (_, n) => run(text, { y: 50 + 14 * n, ...rest }));
const kind = (images: readonly ReturnType<typeof picture>[], texts: PaintedRun[] = []) =>
  unreadTextOf({ width: 600, height: 800, images, paths: [], texts });
const UNPAINTED = { doubt: 'unpainted' } as const;

test.each([
  ['a page that is one picture', WHOLE, [], 'picture'],
  [
    'a picture in strips',
    [0, 1, 2, 3].map((n) => picture([0, 200 * n, 600, 200 * n + 200])),
    [],
    'picture',
  ],
  [
    'a stencil of which the margins are not painted',
    [{ ...picture([90, 90, 510, 700]), sheet: [0, 0, 600, 800] as const }],
    [],
    'picture',
  ],
  ['a picture with a library’s stamp', WHOLE, [run('Downloaded by Some Library')], 'picture'],
  ['two lines of real letters, however long', WHOLE, lines(2, 'x'.repeat(400)), 'picture'],
  [
    'two lines written up the margin',
    WHOLE,
    [20, 32].map((x) => run('x'.repeat(400), { x, y: 700, angle: 270 })),
    'picture',
  ],
  ['two invisible lines of a scanner’s program', WHOLE, lines(2, 'A head', UNPAINTED), 'picture'],
  ['a figure between margins', [picture([60, 80, 540, 700])], [], undefined],
  ['an empty page', [], [], undefined],
  ['a picture behind a page of letters', WHOLE, lines(10, 'x'.repeat(31)), undefined],
  ['a scan with an OCR layer, however short', WHOLE, lines(5, 'End', UNPAINTED), undefined],
])('whether it is an unread scan: %s', (_what, images, texts, expected) => {
  expect(kind(images, texts)).toBe(expected);
});

/** Filled shapes in a row, of a height in points. */
const shapes = (count: number, height: number, curved = true): VectorPath[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ kind: 'fill' as const, lineWidth: 0, ink: 1, dashed: false },
    subpaths: [
      {
        ...{ closed: true, curved },
        points: [
          { x: 6 * n, y: 50 },
          { x: 6 * n + 5, y: 50 + height },
        ],
      },
    ],
  }));

test.each([
  ['many shapes of the size of letters', shapes(120, 8), [], 'shapes'],
  ['a few, as the labels of a drawing', shapes(40, 8), [], undefined],
  ['as many, beside the lines of a caption', shapes(120, 8), [run('x'.repeat(60))], undefined],
  ['wedges and arrows, without curves', shapes(200, 8, false), [], undefined],
  ['spots of a map', shapes(200, 90), [], undefined],
])('whether it has the outlines of letters: %s', (_what, paths, texts, expected) => {
  expect(unreadTextOf({ width: 600, height: 800, images: [], paths, texts })).toBe(expected);
});

test('blanks are no letters', () => {
  expect(hasFewLetters(lines(9, ' '.repeat(500)))).toBe(true);
});
