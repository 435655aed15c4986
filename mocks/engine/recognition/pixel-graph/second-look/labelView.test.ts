import type { InkImage } from '../../../ink/inkImage';
import { cutView } from './labelView';

/** 3 x 2 pixels: 1 2 3 over 4 5 6. */
const ink: InkImage = { width: 3, height: 2, data: Float32Array.of(1, 2, 3, 4, 5, 6) };
const VIEW = { width: 4, height: 2 };

describe('cutView', () => {
  test.each([
    ['in the middle', { x: 2, y: 1 }, [1, 2, 3, 0, 4, 5, 6, 0]],
    ['at the left edge', { x: 0, y: 1 }, [0, 0, 1, 2, 0, 0, 4, 5]],
    ['at the lower right corner', { x: 3, y: 2 }, [5, 6, 0, 0, 0, 0, 0, 0]],
    ['above the picture', { x: 1, y: 0 }, [0, 0, 0, 0, 0, 1, 2, 3]],
    ['off the picture', { x: 40, y: 40 }, [0, 0, 0, 0, 0, 0, 0, 0]],
    ['far to the left', { x: -40, y: 1 }, [0, 0, 0, 0, 0, 0, 0, 0]],
  ])('%s', (_, place, values) => {
    const view = new Float32Array(8).fill(9);
    cutView(ink, place, VIEW, view);
    expect([...view]).toEqual(values);
  });
});
