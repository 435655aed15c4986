import { InkSpots } from './inkSpots';

/** Black on the left, white on the right: 1.4 of 4 million pixels are ink. */
function darkPage() {
  const side = 2000;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) data.fill(0, y * side * 4, (y * side + 700) * 4);
  return { width: side, height: side, data, dpi: 300 };
}

test('no more than a million pixels of ink are followed', () => {
  const spots = new InkSpots(darkPage(), [650, 0, 1000, 300], [0, 0, 2000, 2000]);
  const found = [...spots.within([0, 0, 2000, 1]), ...spots.within([0, 1999, 2000, 2000])];
  const followed = [...new Set(found)].reduce((sum, { pixels }) => sum + pixels, 0);
  expect(followed).toBeGreaterThan(9e5);
  expect(followed).toBeLessThanOrEqual(1e6);
});
