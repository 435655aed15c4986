import { placementCost } from './placement';
import { drawingAt } from './testing/figurePage';

const label = (x: number, y: number) => ({
  number: '3',
  text: '3',
  box: [x - 2, y, x + 2, y + 8] as const,
  size: 8,
  plausibility: 1,
});
const drawing = drawingAt(100, 100);

describe('the cost of a label at a drawing', () => {
  const cost = (x: number, y: number, side: Parameters<typeof placementCost>[2]) =>
    placementCost(label(x, y), drawing, side, [drawing]);

  it.each([
    ['below', 140, 165],
    ['above', 140, 88],
    ['right', 190, 126],
    ['left', 90, 126],
    ['inside', 176, 150],
  ] as const)('is known on its side alone: %s', (side, x, y) => {
    const sides = (['below', 'above', 'right', 'left', 'inside'] as const).filter(
      (each) => cost(x, y, each) !== undefined,
    );
    expect(sides).toEqual([side]);
  });

  it('is known at its upper edge beside it, not above that', () => {
    expect(cost(190, 93, 'right')).toBeDefined();
    expect(cost(90, 93, 'left')).toBeDefined();
    expect(cost(190, 90, 'right')).toBeUndefined();
  });

  it('grows with its distance, and with that from the middle', () => {
    expect(cost(140, 165, 'below')).toBeLessThan(cost(140, 180, 'below')!);
    expect(cost(140, 165, 'below')).toBeLessThan(cost(165, 165, 'below')!);
  });

  it('is unknown beyond its reach, and beyond the drawing', () => {
    expect(cost(140, 230, 'below')).toBeUndefined();
    expect(cost(240, 165, 'below')).toBeUndefined();
  });

  it('is unknown behind another drawing', () => {
    const between = drawingAt(100, 165, 80, 10);
    expect(placementCost(label(140, 185), drawing, 'below', [drawing])).toBeDefined();
    expect(placementCost(label(140, 185), drawing, 'below', [drawing, between])).toBeUndefined();
  });
});
