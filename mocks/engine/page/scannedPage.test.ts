import type { Box } from '../geometry/box';
import type { PaintedRun } from './hiddenText';
import { hasFewLetters, isUnreadScan } from './scannedPage';

const picture = (box: Box) => ({ box, pixelWidth: 1000, pixelHeight: 1400, stencil: false });
const WHOLE = [picture([0, 0, 600, 800])];
const run = (text: string, rest: Partial<PaintedRun> = {}): PaintedRun => ({
  ...{ text, x: 50, y: 50, width: 100, size: 10, angle: 0, bold: false, italic: false },
  ...rest,
});
const page = (images: typeof WHOLE, texts: PaintedRun[] = []) =>
  isUnreadScan({ width: 600, height: 800, images, texts });

test.each([
  ['a page that is one picture', WHOLE, [], true],
  [
    'a picture in strips',
    [0, 1, 2, 3].map((n) => picture([0, 200 * n, 600, 200 * n + 200])),
    [],
    true,
  ],
  ['a picture with a library’s stamp', WHOLE, [run('Downloaded by Some Library')], true],
  ['a figure between margins', [picture([60, 80, 540, 700])], [], false],
  ['an empty page', [], [], false],
  ['a picture behind a page of letters', WHOLE, [run('x'.repeat(301))], false],
  ['a scan with an OCR layer, however short', WHOLE, [run('End', { doubt: 'unpainted' })], false],
])('whether it is an unread scan: %s', (_what, images, texts, expected) => {
  expect(page(images, texts)).toBe(expected);
});

test('blanks are no letters', () => {
  expect(hasFewLetters([{ text: ' '.repeat(5000) }])).toBe(true);
});
