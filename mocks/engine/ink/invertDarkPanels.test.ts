import { findBondNets } from '../segmentation/raster/bondNets';
import { findInkComponents } from '../segmentation/raster/inkComponents';
import { greyPage } from '../segmentation/raster/testing/drawnPage';
import { invertDarkPanels } from './invertDarkPanels';

type Page = ReturnType<typeof greyPage>;

const DPI = 144;
const PICTURE = [0, 0, 220, 220] as const;

const inPicture = ({ image }: Page) => invertDarkPanels(image, [PICTURE], DPI);

/** A panel of one grey tone with a ring of another on it. */
function ringOnPanel(panel: number, ring: number): Page {
  const page = greyPage(220, 220);
  page.ring(100, 90, 40, 6);
  const { data } = page.image;
  const isRing = Array.from(data, (grey) => grey === 0);
  page.fill(20, 20, 200, 200, panel);
  isRing.forEach((drawn, i) => drawn && (data[i] = ring));
  return page;
}

test.each([
  ['white', 'black', 0, 255],
  ['white', 'dark', 55, 255],
  ['white', 'middling', 150, 255],
  ['pale', 'dark', 55, 190],
])('a %s ring on a %s panel is found as on white paper', (_ring, _panel, panel, ring) => {
  const drawn = inPicture(ringOnPanel(panel, ring));
  expect(findBondNets(drawn, findInkComponents(drawn), DPI)).toHaveLength(1);
  expect(drawn.data[90 * 220 + 100]).toBe(255);
});

test.each<[string, () => Page]>([
  ['a black ring on a middling panel', () => ringOnPanel(150, 0)],
  ['a ring hardly paler than its panel', () => ringOnPanel(150, 185)],
  ['a panel without lines', () => ringOnPanel(55, 55)],
  [
    'a black frame around a drawing on white',
    () => {
      const page = greyPage(220, 220);
      page.fill(10, 10, 210, 210, 0);
      page.fill(40, 40, 180, 180, 255);
      page.ring(110, 110, 40, 6);
      return page;
    },
  ],
  [
    'a small dark patch with a light line',
    () => {
      const page = greyPage(220, 220);
      page.fill(100, 100, 150, 150, 0);
      page.fill(110, 120, 140, 122, 255);
      return page;
    },
  ],
])('%s stays', (_what, paint) => {
  const page = paint();
  expect(inPicture(page)).toBe(page.image);
});

test('a label of white paper on a dark panel keeps its dark drawing, beside light lines', () => {
  const page = ringOnPanel(55, 255);
  page.fill(150, 140, 195, 195, 255);
  page.fill(160, 160, 185, 162, 0);
  const { data } = inPicture(page);
  expect([data[161 * 220 + 170], data[150 * 220 + 155]]).toEqual([0, 255]);
});

test.each([
  [PICTURE, false],
  [[90, 90, 160, 160] as const, true],
])('a small panel is inverted only if it fills its picture: %p', (picture, isInverted) => {
  const page = greyPage(220, 220);
  page.fill(100, 100, 150, 150, 0);
  page.fill(110, 120, 140, 122, 255);
  const { data } = invertDarkPanels(page.image, [picture], DPI);
  expect(data[121 * 220 + 120]).toBe(isInverted ? 0 : 255);
});

test('what is outside the pictures stays', () => {
  const { image } = ringOnPanel(55, 255);
  expect(invertDarkPanels(image, [[0, 0, 10, 10]], DPI)).toBe(image);
});
