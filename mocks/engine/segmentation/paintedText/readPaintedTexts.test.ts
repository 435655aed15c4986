import type { Box } from '../../geometry/box';
import type { PageContent } from '../../page/pageContent';
import { labelPage } from './labelPage';
import { letterShape } from '../../lines/letterShapes/letterShape';
import { readPaintedTexts, type PaintedTextSources } from './readPaintedTexts';

/** Blocks that stand for letters: width, height and distance from the baseline, points. */
const LETTERS: Readonly<Record<string, readonly [number, number, number]>> = {
  M: [8, 7, 0],
  a: [4.2, 5, 0],
  l: [0.8, 7, 0],
  t: [2.4, 6, 0],
  o: [6, 5, 0],
  '-': [3, 1, 2.5],
};
const PAGE = { width: 200, height: 260 };

const boxAt = (char: string, x: number, baseline: number): Box => {
  const [width, height, above] = LETTERS[char] ?? [0, 0, 0];
  return [x, baseline - above - height, x + width, baseline - above];
};

function painted(word: string, left: number, baseline: number): Box[] {
  let x = left;
  return [...word].map((char) => {
    const box = boxAt(char, x, baseline);
    x = box[2] + 1;
    return box;
  });
}

const tenfold = ([x0, y0, x1, y1]: Box): Box => [10 * x0, 10 * y0, 10 * x1, 10 * y1];

const ALPHABET = {
  bold: false,
  letters: Object.keys(LETTERS).map((char) => {
    const box = boxAt(char, 20, 50);
    return { char, shape: letterShape(inkOf([box]), tenfold(box), { baseline: 500, height: 70 }) };
  }),
};

/** Ten pixels a point. */
function inkOf(boxes: readonly Box[]) {
  const [width, height] = [10 * PAGE.width, 10 * PAGE.height];
  const data = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of boxes) {
    for (let y = Math.round(10 * y0); y < Math.round(10 * y1); y++) {
      data.fill(0, y * width + Math.round(10 * x0), y * width + Math.round(10 * x1));
    }
  }
  return { width, height, data, dpi: 72 };
}

/** The page, and its picture at the size that the letters are known in. */
function page(boxes: readonly Box[], words: readonly string[]): [PageContent, PaintedTextSources] {
  const paths = boxes.map(([x0, y0, x1, y1]) => ({
    ...{ kind: 'fill' as const, lineWidth: 0, ink: 1, dashed: false },
    subpaths: [
      {
        points: [
          ...[
            { x: x0, y: y0 },
            { x: x1, y: y0 },
          ],
          ...[
            { x: x1, y: y1 },
            { x: x0, y: y1 },
          ],
        ],
        ...{ closed: true, curved: false },
      },
    ],
  }));
  return [
    { pageIndex: 0, ...PAGE, texts: [], images: [], paths },
    {
      image: () => ({ ...inkOf(boxes), dpi: 720 }),
      alphabets: () => Promise.resolve([ALPHABET]),
      words: () => Promise.resolve(words),
    },
  ];
}

/** Words of so many letters that nothing paints. */
const others = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) =>
    String(1e9 + i)
      .padStart(length, 'x')
      .slice(-length),
  );

describe('what is too much to compare', () => {
  const read = async (boxes: readonly Box[], words: readonly string[]) =>
    (await readPaintedTexts(...page(boxes, words))).map(({ text }) => text);

  test('a text of more than 50,000 words leaves the page without painted ones', async () => {
    const boxes = painted('Maltol', 20, 50);
    expect(await read(boxes, ['maltol', ...others(1_000, 9)])).toEqual(['Maltol']);
    expect(await read(boxes, ['maltol', ...others(50_000, 9)])).toEqual([]);
  });

  test('so do many shapes beside many words of their length', async () => {
    const boxes = Array.from({ length: 40 }, (_, i) => [
      ...painted('Maltol', 5 + 90 * (i % 2), 10 + 12 * Math.floor(i / 2)),
    ]).flat();
    expect(await read(boxes, ['maltol', ...others(1_000, 6)])).not.toEqual([]);
    expect(await read(boxes, ['maltol', ...others(49_000, 6)])).toEqual([]);
  });
});

test('a name broken at a hyphen is doubtful if one of its lines is not in the text', async () => {
  const boxes = [...painted('Mala-', 20, 50), ...painted('latol', 20, 60)];
  const label = async (words: readonly string[]) => {
    const [content, sources] = page(boxes, words);
    const [found] = await labelPage(content, [[10, 5, 70, 38]], sources);
    return found;
  };
  const [doubtful, sure] = [await label(['latol']), await label(['mala-', 'latol'])];
  expect(doubtful?.name).toBe('Malalatol');
  expect(sure?.name).toBe('Malalatol');
  expect(doubtful?.confidence).toBeLessThan(0.75 * (sure?.confidence ?? 0));
});
