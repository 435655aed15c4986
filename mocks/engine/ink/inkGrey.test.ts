import { inkGrey } from './inkGrey';

type Colour = readonly [number, number, number];

const WHITE: Colour = [255, 255, 255];

/** The grey of one coloured pixel on `paper` white ones. */
const greyOf = (colour: Colour, paper = 99): number =>
  inkGrey([...colour, ...Array<Colour>(paper).fill(WHITE).flat()], paper + 1, 3)[0] ?? -1;

describe('inkGrey', () => {
  test.each<[string, Colour, number]>([
    ['a red line', [255, 0, 0], 0],
    ['a yellow letter', [204, 204, 0], 0],
    ['half of a red line', [255, 127, 127], 127],
    ['black', [0, 0, 0], 0],
    ['grey', [120, 120, 120], 120],
    ['paper', WHITE, 255],
  ])('%s is as dark as its darkest channel', (_, colour, grey) => {
    expect(greyOf(colour)).toBe(grey);
  });

  test.each<[string, Colour, number]>([
    ['a bluish page', [225, 235, 250], 234],
    ['the yellow of old paper', [250, 240, 215], 241],
  ])('%s keeps its luminance', (_, colour, grey) => {
    expect(greyOf(colour)).toBe(grey);
  });

  test('a panel in a strong colour keeps its luminance: what is drawn on it is darker', () => {
    expect(greyOf([0, 200, 255], 5)).toBeGreaterThan(170);
  });

  test('the more colour of a line there is in a pixel, the darker it is', () => {
    const shares = Array.from({ length: 11 }, (_, step) => Math.round(255 * (1 - step / 10)));
    const greys = shares.map((rest) => greyOf([255, rest, rest]));
    expect(greys).toEqual([...greys].sort((a, b) => b - a));
  });

  test('opacity is no colour', () => {
    expect([...inkGrey([255, 0, 0, 255, ...Array(60).fill(255)], 16, 4)].slice(0, 2)).toEqual([
      0, 255,
    ]);
  });
});
