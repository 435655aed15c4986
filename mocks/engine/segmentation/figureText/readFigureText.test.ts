import type { Box } from '../../geometry/box';
import type { ColourImage } from '../../ink/pixels';
import type { PageContent, TextRun } from '../../page/pageContent';
import type { LineLook } from '../../recognition/line-reader/lineLook';
import { letterLogits } from '../../recognition/pixel-graph/testing/lettersOf';
import { readFigureText, withFigureText } from './readFigureText';

const DPI = 144;
const SIZE = 300;
/** A drawing's box, points. */
const DRAWING: Box = [100, 100, 160, 150];

/** A white page of 300 by 300 points with black boxes, points. */
function page(...boxes: readonly Box[]): ColourImage {
  const side = (SIZE * DPI) / 72;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [x0, y0, x1, y1] of boxes) {
    for (let y = y0 * 2; y < y1 * 2; y++) {
      data.fill(0, 4 * (y * side + x0 * 2), 4 * (y * side + x1 * 2));
      for (let x = x0 * 2; x < x1 * 2; x++) data[4 * (y * side + x) + 3] = 255;
    }
  }
  return { width: side, height: side, data, dpi: DPI };
}

const content = (
  texts: readonly TextRun[] = [],
  images: PageContent['images'] = [],
): PageContent => ({
  ...{ pageIndex: 0, width: SIZE, height: SIZE, paths: [] },
  texts,
  images,
});

/** A network that reads `7` with a probability in every line; it keeps the widths of its views. */
function sevens(probability: number) {
  const widths: number[] = [];
  const logit = Math.log(probability / (1 - probability));
  const look: LineLook = {
    height: 32,
    alphabet: '7',
    run: async (_view, width) => {
      widths.push(width);
      return letterLogits('7', [{ '7': logit }, ...Array.from({ length: 3 }, () => ({}))]);
    },
  };
  return { look, widths };
}

const run = (text: string, [x0, y0, x1, y1]: Box): TextRun => ({
  ...{ text, x: x0, y: y1, width: x1 - x0, size: (y1 - y0) / 0.7 },
  ...{ angle: 0, bold: false, italic: false },
});

const read = (
  painted: ColourImage,
  { look }: { look: LineLook | undefined },
  on: PageContent = content(),
) =>
  readFigureText(on, [DRAWING], {
    painted,
    look: async () => look,
    words: async () => ['Some text'],
  });

/** A letter below the drawing. */
const BELOW: Box = [128, 156, 132, 163];

test('a letter below a drawing is read where it stands', async () => {
  const [text, ...others] = await read(page(BELOW), sevens(0.9));
  expect(others).toEqual([]);
  expect(text).toMatchObject({ text: '7', x: 128, y: 163, width: 4, box: BELOW });
  expect(text?.certainty).toBeCloseTo(0.9, 2);
});

/** A bond of the drawing. */
const BOND: Box = [100, 119, 145, 120];

test.each<[string, Box]>([
  ['at a bond of the drawing', [120, 122, 124, 129]],
  ['above the drawing by more than an inch', [120, 20, 124, 27]],
  ['as large as a panel', [100, 170, 160, 200]],
])('ink %s is no line', async (_where, box) => {
  const { look, widths } = sevens(0.9);
  expect(await read(page(BOND, box), { look })).toEqual([]);
  expect(widths).toEqual([]);
});

test.each<[string, Box]>([
  ['clear of the bonds in the drawing’s box', [150, 140, 154, 147]],
  ['in the row of a table', [20, 120, 24, 127]],
])('a letter %s is read', async (_where, box) => {
  expect(await read(page(BOND, box), sevens(0.9))).toMatchObject([{ text: '7', box }]);
});

test('what the page states as text is not read again', async () => {
  const { look, widths } = sevens(0.9);
  await read(page(BELOW), { look }, content([run('1', BELOW)]));
  expect(widths).toEqual([]);
});

test('the invisible text of a scan gives way to what is read in its picture', async () => {
  const sheet = {
    box: [0, 0, SIZE, SIZE] as Box,
    pixelWidth: 600,
    pixelHeight: 600,
    stencil: false,
  };
  const elsewhere = run('far', [20, 10, 34, 17]);
  const scan = content([run('1', BELOW), elsewhere], [sheet]);
  const texts = await read(page(BELOW), sevens(0.9), scan);
  expect(texts.map(({ text }) => text)).toEqual(['7']);
  expect(withFigureText(scan, texts).texts.map(({ text }) => text)).toEqual(['far', '7']);
});

test('a host without the network reads nothing', async () => {
  expect(await read(page(BELOW), { look: undefined })).toEqual([]);
});

test('the lines of a paragraph are not read: one is long, with wide gaps, and the others stand right above and below', async () => {
  const letters = (count: number, y: number): Box[] =>
    Array.from({ length: count }, (_, i) => [
      20 + 6 * i + 8 * Math.floor(i / 5),
      y,
      24 + 6 * i + 8 * Math.floor(i / 5),
      y + 7,
    ]);
  const paragraph = [...letters(3, 156), ...letters(30, 166), ...letters(5, 176)];
  const { look, widths } = sevens(0.9);
  expect(await read(page(...paragraph), { look })).toEqual([]);
  expect(widths).toEqual([]);
  expect(await read(page(...letters(30, 166), [128, 190, 132, 197]), { look })).toHaveLength(1);
});

test.each<[string, string, readonly string[]]>([
  ['that count a figure’s parts stay', 'AB', ['A', 'B']],
  ['that stand twice are domains or rings', 'AA', []],
  ['that count nothing are none', 'TC', []],
])('letters alone %s', async (_what, letters, expected) => {
  const left = [...letters];
  const look: LineLook = {
    height: 32,
    alphabet: 'ABCT',
    run: async () => letterLogits('ABCT', [{ [left.shift() ?? '']: 20 }, {}]),
  };
  const texts = await read(page(BELOW, [140, 156, 144, 163]), { look });
  expect(texts.map(({ text }) => text)).toEqual(expected);
});
