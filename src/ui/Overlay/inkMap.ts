/** Where a picture is dark, at a reduced size. */
export interface InkMap {
  readonly width: number;
  readonly height: number;
  /** Row by row; 1 is ink. */
  readonly ink: Uint8Array;
}

/** Steps to the nearest ink, counting 1 a side and 1.4 a corner: near enough to a true distance here. */
export function distanceMap({ width, height, ink }: InkMap): Float32Array {
  const far = width + height;
  const distances = Float32Array.from(ink, (isInk) => (isInk ? 0 : far));
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? far : (distances[y * width + x] ?? far);
  const relax = (x: number, y: number, direction: 1 | -1) => {
    const index = y * width + x;
    distances[index] = Math.min(
      at(x, y),
      at(x - direction, y) + 1,
      at(x, y - direction) + 1,
      at(x - direction, y - direction) + 1.4,
      at(x + direction, y - direction) + 1.4,
    );
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) relax(x, y, 1);
  for (let y = height - 1; y >= 0; y -= 1) for (let x = width - 1; x >= 0; x -= 1) relax(x, y, -1);
  return distances;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Ink pixels spread over the whole picture, this many at most. */
export function inkPoints({ width, ink }: InkMap, limit: number): Point[] {
  const indices: number[] = [];
  ink.forEach((isInk, index) => {
    if (isInk) indices.push(index);
  });
  const stride = Math.max(1, indices.length / limit);
  const count = Math.min(indices.length, limit);
  return Array.from({ length: count }, (_, i) => {
    const index = indices[Math.floor(i * stride)] ?? 0;
    return { x: index % width, y: Math.floor(index / width) };
  });
}

/** The box around points; all zero without any. */
export function boxAround(points: readonly Point[]) {
  if (points.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
