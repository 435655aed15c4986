import type { Point } from '../geometry/box';
import type { VectorPath } from '../page/pageContent';

/** The straight pieces of paths: lines, and the sides of filled shapes without curves. */
export const straightPieces = (
  paths: readonly VectorPath[],
): readonly (readonly [Point, Point])[] =>
  paths.flatMap(({ subpaths }) =>
    subpaths.flatMap(({ points, curved }) =>
      curved ? [] : points.slice(1).map((point, i) => [points[i] ?? point, point] as const),
    ),
  );
