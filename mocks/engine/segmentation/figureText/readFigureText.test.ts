import type { Box } from '../../geometry/box';
import type { ColourImage } from '../../ink/pixels';
import type { PageContent, TextRun } from '../../page/pageContent';
import type { LineLook } from '../../recognition/line-reader/lineLook';
import { letterLogits } from '../../recognition/pixel-graph/testing/lettersOf';
import { labelPage } from './labelPage';
import { readFigureText } from './readFigureText';

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

const sources = (painted: ColourImage, look: LineLook | undefined) => ({
  painted,
  look: async () => look,
  words: async () => ['Some text'],
});

const readAll = (
  painted: ColourImage,
  { look }: { look: LineLook | undefined },
  on: PageContent = content(),
) => readFigureText(on, [DRAWING], sources(painted, look));

const read = async (...page: Parameters<typeof readAll>) => (await readAll(...page)).read;

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
  ['far above the drawing', [120, 2, 124, 9]],
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

test('the invisible text of a scan gives way to what is read in its picture, and does not stand where no line is', async () => {
  const sheet = {
    box: [0, 0, SIZE, SIZE] as Box,
    pixelWidth: 600,
    pixelHeight: 600,
    stencil: false,
  };
  const misread = run('21', [110, 120, 118, 127]);
  const elsewhere = run('far', [20, 280, 34, 287]);
  const scan = content([run('1', BELOW), misread, elsewhere], [sheet]);
  const texts = await readAll(page(BELOW), sevens(0.9), scan);
  expect(texts.read.map(({ text }) => text)).toEqual(['7']);
  expect(texts.own.map(({ text }) => text)).toEqual(['far']);
  expect((await readAll(page(), sevens(0.9), scan)).own).toHaveLength(3);
  expect((await readAll(page(BELOW), sevens(0.9), content([misread]))).own).toEqual([misread]);
});

test('a host without the network reads nothing', async () => {
  expect(await read(page(BELOW), { look: undefined })).toEqual([]);
});

describe('long lines', () => {
  const letters = (count: number, y: number): Box[] =>
    Array.from({ length: count }, (_, i) => [
      20 + 6 * i + 8 * Math.floor(i / 5),
      y,
      24 + 6 * i + 8 * Math.floor(i / 5),
      y + 7,
    ]);
  const long = (y: number): Box[] => letters(30, y);

  test('of a paragraph are not read, nor the short ones right above and below', async () => {
    const { look, widths } = sevens(0.9);
    const paragraph = [...letters(3, 156), ...long(166), ...letters(5, 176)];
    expect(await read(page(...paragraph), { look })).toEqual([]);
    expect(widths).toEqual([]);
    expect(await read(page(...paragraph, [128, 190, 132, 197]), { look })).toHaveLength(1);
  });

  test('of a name are read: it has two', async () => {
    const name = Array.from({ length: 33 }, (_, i): Box => [20 + 6 * i, 156, 24 + 6 * i, 163]);
    const rest = name.slice(0, 9).map(([x0, y0, x1, y1]): Box => [x0, y0 + 10, x1, y1 + 10]);
    expect(await read(page(...name, ...rest), sevens(0.9))).toHaveLength(2);
  });
});

describe('a line that is not certain', () => {
  /** A network that reads one line after the other. */
  function readsInTurn(
    ...lines: readonly (readonly [text: string, probability: number])[]
  ): LineLook {
    const left = [...lines];
    const alphabet = [...new Set(lines.flatMap(([text]) => [...text]))].join('');
    return {
      height: 32,
      alphabet,
      run: async () => {
        const [text = '', probability = 1] = left.shift() ?? [];
        const logit = Math.log((alphabet.length * probability) / (1 - probability));
        return letterLogits(
          alphabet,
          [...text].map((letter, i) => ({ [letter]: i === 0 ? logit : 20 })),
        );
      },
    };
  }
  const line = (y: number): Box[] => [0, 6, 12].map((x) => [121 + x, y, 125 + x, y + 7]);
  const labelOf = async (painted: ColourImage, look: LineLook) =>
    (await labelPage(content(), [DRAWING], sources(painted, look)))[0];

  test('says nothing: a letter alone needs more than one of many', async () => {
    expect(await labelOf(page(BELOW), readsInTurn(['7', 0.7]))).toBeUndefined();
    expect(await labelOf(page(BELOW), readsInTurn(['7', 0.8]))).toMatchObject({ number: '7' });
    expect(await labelOf(page(...line(156)), readsInTurn(['rutin', 0.7]))).toMatchObject({
      name: 'rutin',
    });
  });

  test('leaves no part of a name, but the number beside it', async () => {
    const lines = page(...line(156), ...line(166));
    const named = readsInTurn(['quercetin-', 0.9], ['3-acetate', 0.3]);
    expect(await labelOf(lines, named)).toBeUndefined();
    const both = await labelOf(page(...line(156)), readsInTurn(['7 quercetin', 0.8]));
    expect(both).toMatchObject({ number: '7' });
    expect(both?.name).toBeUndefined();
  });
});
