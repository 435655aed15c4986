import type { Box } from '../geometry/box';
import { boxOf } from '../geometry/boxes';
import type { TextRun } from './pageContent';

/**
 * The box of a run's letters, whatever its direction.
 *
 * @param above how far the letters reach above the baseline, ems
 * @param below how far they reach below it, ems
 */
export function boxOfRun(
  { x, y, width, size, angle }: Pick<TextRun, 'x' | 'y' | 'width' | 'size' | 'angle'>,
  above: number,
  below = 0,
): Box {
  const turn = (angle * Math.PI) / 180;
  const along = { x: Math.cos(turn) * width, y: Math.sin(turn) * width };
  const corners = [above, -below].flatMap((ems) => {
    const up = { x: Math.sin(turn) * size * ems, y: -Math.cos(turn) * size * ems };
    return [
      { x: x + up.x, y: y + up.y },
      { x: x + along.x + up.x, y: y + along.y + up.y },
    ];
  });
  return boxOf(corners) ?? [x, y, x, y];
}
