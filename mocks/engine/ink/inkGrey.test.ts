import { inkGrey } from './inkGrey';

type Colour = readonly [number, number, number];

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const SIDE = 120;

/** A line of one colour across a fill of another; three quarters of the width are just no panel. */
function lineOnFill(line: Colour, fill: Colour, width = 0.75) {
  const data = Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    if (y >= 58 && y < 62) return line;
    return x < width * SIDE ? fill : WHITE;
  });
  const at = (x: number, y: number) => greys[y * SIDE + x];
  const greys = inkGrey({ data: data.flat(), width: SIDE, height: SIDE, channels: 3, dpi: 300 });
  return { line: at(10, 60), fill: at(10, 30), lineOnWhite: at(110, 60), edge: at(88, 30) };
}

test.each<[string, Colour, number]>([
  ['a red line', [255, 0, 0], 0],
  ['a yellow letter', [204, 204, 0], 0],
  ['half of a red line', [255, 127, 127], 127],
  ['black', BLACK, 0],
  ['grey', [120, 120, 120], 120],
  ['paper', WHITE, 255],
])('%s on white paper is as dark as its darkest channel', (_, colour, grey) => {
  expect(lineOnFill(colour, WHITE).line).toBe(grey);
});

test.each<[string, Colour]>([
  ['red', [255, 0, 0]],
  ['blue', [0, 0, 255]],
  ['yellow', [255, 255, 0]],
  ['a dark blue', [31, 63, 159]],
  ['a pale red', [255, 216, 216]],
  ['grey', [120, 120, 120]],
])('a ring filled with %s is no ink, and a black line on it is as on white paper', (_, fill) => {
  expect(lineOnFill(BLACK, fill)).toEqual({ line: 0, fill: 255, lineOnWhite: 0, edge: 255 });
});

test('a blue line on a yellow fill is as dark as on white paper', () => {
  expect(lineOnFill([0, 0, 255], [255, 255, 0])).toMatchObject({ line: 0, lineOnWhite: 0 });
});

test.each<[string, Colour]>([
  ['black', BLACK],
  ['in a dark colour', [80, 0, 0]],
])('a broad area %s stays ink', (_, fill) => {
  expect(lineOnFill(BLACK, fill)).toMatchObject({ fill: 0 });
});

test('a panel that takes most of the picture keeps its luminance: lines on it may be white', () => {
  const { fill, line } = lineOnFill(WHITE, [0, 80, 200], 1);
  expect([fill, line]).toEqual([89, 255]);
});

test.each<[string, Colour]>([
  ['a bluish page', [225, 235, 250]],
  ['the yellow of old paper', [250, 240, 215]],
])('%s is no ink', (_, paper) => {
  expect(lineOnFill(BLACK, paper, 1)).toMatchObject({ line: 0, fill: 255 });
});

test('the more colour of a line there is in a pixel, the darker it is', () => {
  const shares = Array.from({ length: 11 }, (_, step) => Math.round(255 * (1 - step / 10)));
  const greys = shares.map((rest) => lineOnFill([255, rest, rest], WHITE).line);
  expect(greys).toEqual([...greys].sort((a = 0, b = 0) => b - a));
});

test('a fill of a picture without colour is no ink', () => {
  const data = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE < 60 ? 150 : 255));
  data.fill(0, 20 * SIDE, 24 * SIDE);
  const grey = inkGrey({ data, width: SIDE, height: SIDE, channels: 1 });
  expect([grey[22 * SIDE + 30], grey[60 * SIDE + 30]]).toEqual([0, 255]);
});

test('opacity is no colour', () => {
  const data = [255, 0, 0, 255, ...Array<number>(60).fill(255)];
  expect([...inkGrey({ data, width: 4, height: 4, channels: 4 })].slice(0, 2)).toEqual([0, 255]);
});
