import { sketchOf } from '../../recognition/pixel-graph/testing/builders';
import { findInkComponents } from './inkComponents';
import { structureBox } from './structureBox';
import { greyPage } from './testing/drawnPage';

type Page = ReturnType<typeof greyPage>;

/** The box of a bond from (40,100) to (88,100) whose right end is read as `name`. */
function boxWith(name: string, draw: (page: Page) => void) {
  const page = greyPage(300, 200);
  page.line(40, 100, 74, 100);
  draw(page);
  const ink = findInkComponents(page.image);
  const members = new Set(ink.components.map((_, i) => i));
  const atoms = [
    { place: { x: 40, y: 100 }, name: 'C' },
    { place: { x: 88, y: 100 }, name },
  ];
  const { bonds } = sketchOf([{ at: [0, 0] }, { at: [24, 0] }], [[0, 1]]);
  return structureBox(ink, { box: [0, 0, 300, 200], members }, { atoms, bonds, bondLength: 48 });
}

/** Letters of 16 x 24 pixels, `gap` apart, the first at `x`. */
const letters = (page: Page, x: number, count: number, y = 88, gap = 4): void => {
  for (let k = 0; k < count; k++) page.fill(x + k * (16 + gap), y, x + k * (16 + gap) + 16, y + 24);
};

describe('structureBox', () => {
  test('contains the bond’s whole stroke', () => {
    expect(boxWith('C', () => undefined)).toEqual([40, 100, 88, 102]);
  });

  test('contains both letters of OH', () => {
    expect(boxWith('O', (page) => letters(page, 80, 2))).toEqual([40, 88, 116, 112]);
  });

  test('contains the whole of a long label', () => {
    expect(boxWith('CO2Me', (page) => letters(page, 80, 6))[2]).toBe(80 + 6 * 20 - 4);
  });

  test('leaves out text more than a letter’s gap to the right', () => {
    expect(
      boxWith('O', (page) => {
        letters(page, 80, 1);
        letters(page, 120, 3);
      })[2],
    ).toBe(96);
  });

  test('leaves out a caption below a carbon', () => {
    expect(boxWith('C', (page) => letters(page, 60, 5, 112))[3]).toBe(102);
  });

  test('contains the H above a ring’s N', () => {
    expect(
      boxWith('N', (page) => {
        letters(page, 80, 1);
        letters(page, 80, 1, 60);
      })[1],
    ).toBe(60);
  });

  test('leaves out what a bond touches but extends far away: a frame, an axis', () => {
    expect(boxWith('C', (page) => page.fill(60, 10, 62, 190))).toEqual([40, 100, 88, 100]);
  });
});
