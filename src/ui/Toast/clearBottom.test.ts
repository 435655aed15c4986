import { clearBottom } from './clearBottom';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

/** Two toasts at the lower right of a window of 1440 × 900. */
const toasts = box(1084, 740, 1424, 860);

describe('toasts are placed', () => {
  it.each([
    ['at their own place where nothing is', [], 40],
    ['above the foot of a dialog', [box(120, 832, 1320, 880)], 76],
    ['at their own place beside a narrow dialog', [box(500, 780, 940, 828)], 40],
    ['at their own place below a foot far above', [box(120, 600, 1320, 648)], 40],
    ['above a foot that they would cover in its middle', [box(120, 760, 1320, 808)], 148],
    [
      'above both of two that lie over each other',
      [box(0, 832, 1440, 880), box(0, 780, 1440, 820)],
      128,
    ],
    ['not above what has no height', [box(120, 832, 1320, 832)], 40],
    ['in the window even so', [box(0, 60, 1440, 880)], 772],
  ])('%s', (_where, keepClear, bottom) => {
    expect(clearBottom({ toasts, keepClear, viewportHeight: 900 })).toBe(bottom);
  });
});
