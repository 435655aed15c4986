/** @jest-environment node */
import { inPageUnits, shownSize, type PageFrame } from './pageFrame';

const VIEW = [-20, 60, 380, 660] as const;

test.each<[PageFrame['rotation'], readonly number[]]>([
  [0, [30, 530, 130, 590]],
  [90, [50, 110, 110, 210]],
  [180, [230, 130, 330, 190]],
  [270, [250, 510, 310, 610]],
])('a box of a page that is turned by %d° in the page’s own units', (rotation, box) => {
  expect(inPageUnits({ view: VIEW, rotation, unit: 1 }, [50, 70, 150, 130])).toEqual(box);
});

test('a unit of several points makes numbers smaller', () => {
  const frame = { view: VIEW, rotation: 0, unit: 2 } as const;
  expect(inPageUnits(frame, [50, 70, 150, 130])).toEqual([5, 595, 55, 625]);
  expect(shownSize(frame)).toEqual({ width: 800, height: 1200 });
});

test('a page on its side is as wide as it was high', () => {
  expect(shownSize({ view: VIEW, rotation: 90, unit: 1 })).toEqual({ width: 600, height: 400 });
});
