import type { OcrLine } from '../ports/ocrReader';
import { pageOf } from '../testing/placeText';
import { uprightTexts } from '../text/uprightTexts';
import type { Quarters } from './quarterTurns';
import { readTurned } from './readTurned';
import { withWordsOfScan } from './wordsOfScan';

/** A page 40 by 30 points, at 72 dpi, with one dark pixel: where its text begins if it stands upright. */
const PAGE = { ...pageOf([]), width: 40, height: 30 };

/** The page's picture if its text is turned by some quarters. */
function pictureTurned(quarters: Quarters) {
  const data = new Uint8Array(40 * 30).fill(255);
  const [x, y] = [
    [4, 5],
    [40 - 1 - 5, 4],
    [40 - 1 - 4, 30 - 1 - 5],
    [5, 30 - 1 - 4],
  ][quarters]!;
  data[y! * 40 + x!] = 0;
  return { width: 40, height: 30, data, dpi: 72 };
}

const line = (x: number, y: number, confidence: number): OcrLine => ({
  words: [{ text: 'Oak', confidence, bbox: { x0: x, y0: y - 3, x1: x + 9, y1: y } }],
  baseline: { x0: x, y0: y, x1: x + 9, y1: y },
  rowAttributes: { rowHeight: 4 },
});

test.each<Quarters>([0, 1, 2, 3])(
  'the text of a page turned by %d quarters is read, and stands upright',
  async (turn) => {
    const sizes: number[][] = [];
    const { lines, quarters } = await readTurned(pictureTurned(turn), async (image) => {
      const { width, height, data } = image;
      sizes.push([width, height]);
      const at = data.indexOf(0);
      const [x, y] = [at % width, Math.floor(at / width)];
      return [line(x, y, x === 4 && y === 5 ? 95 : 40)];
    });
    expect(quarters).toBe(turn);
    expect(sizes.at(-1)).toEqual(turn % 2 === 1 ? [30, 40] : [40, 30]);
    const read = withWordsOfScan(PAGE, lines, 72, [], quarters);
    expect(read.texts).toMatchObject([{ text: 'Oak', angle: 90 * turn }]);
    expect(uprightTexts(read).texts).toMatchObject([{ x: 4, y: 5, angle: 0 }]);
  },
);

test('a page that is read surely is read once, as is one without words', async () => {
  let times = 0;
  const readOnce = (lines: readonly OcrLine[]) =>
    readTurned(pictureTurned(0), async () => {
      times += 1;
      return lines;
    });
  await readOnce([line(4, 5, 80)]);
  await readOnce([]);
  expect(times).toBe(2);
});

test('of readings that are all unsure, the surest counts, and the upright one where they are equal', async () => {
  const sure = [50, 50, 60, 40];
  const read = () => readTurned(pictureTurned(0), async () => [line(4, 5, sure.shift() ?? 0)]);
  expect((await read()).quarters).toBe(1);
});
