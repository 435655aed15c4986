import { writePdf } from '../../../page/writePdf';
import { BOND, DrawingBuilder, step } from '../../vector-graph/testing/drawingBuilder';
import type { Point } from '../../../geometry/box';

const PAGE = { width: 300, height: 200 };

const pairs = (points: readonly Point[]) => points.map(({ x, y }) => `${x} ${PAGE.height - y}`);

const stroke = (a: Point, b: Point) => `${pairs([a, b]).join(' m ')} l S`;

function polygon(points: readonly Point[]): string {
  const [first = '', ...rest] = pairs(points);
  return [`${first} m`, ...rest.map((p) => `${p} l`), 'h'].join(' ');
}

/** An ellipse with many corners, like a flattened outline of a letter. */
const ellipse = ({ x, y }: Point, rx: number, ry: number, slant: number): string =>
  polygon(
    Array.from({ length: 32 }, (_, k) => {
      const angle = (k / 16) * Math.PI;
      const dy = ry * Math.sin(angle);
      return { x: x + rx * Math.cos(angle) - slant * dy, y: y + dy };
    }),
  );

function letterH({ x, y }: Point, slant: number): string {
  const corners = [
    [-2.6, -3.3], [-1.8, -3.3], [-1.8, -0.5], [1.8, -0.5], [1.8, -3.3], [2.6, -3.3],
    [2.6, 3.3], [1.8, 3.3], [1.8, 0.4], [-1.8, 0.4], [-1.8, 3.3], [-2.6, 3.3],
  ] as const; // prettier-ignore
  return `${polygon(corners.map(([dx, dy]) => ({ x: x + dx - slant * dy, y: y + dy })))} f`;
}

/**
 * A page with phenol whose letters O and H are filled outlines, as painted by some publishers.
 *
 * @param slant of the letters: how far they lean to the right, in heights
 */
export function outlinedPhenol(slant = 0): Uint8Array {
  const centre = { x: 120, y: 100 };
  const ring = DrawingBuilder.ring(centre.x, centre.y);
  const corner = (i: number) => ring[i % 6] ?? centre;
  const inside = (p: Point): Point => ({
    x: p.x + 0.22 * (centre.x - p.x),
    y: p.y + 0.22 * (centre.y - p.y),
  });
  const oxygen = step(corner(1), -30);
  const bonds = ring.flatMap((p, i) => [
    stroke(p, corner(i + 1)),
    ...(i % 2 ? [stroke(inside(p), inside(corner(i + 1)))] : []),
  ]);
  const content = [
    '0.7 w',
    ...bonds,
    stroke(corner(1), step(corner(1), -30, BOND - 4.6)),
    `${ellipse(oxygen, 3.3, 3.5, slant)} ${ellipse(oxygen, 2.5, 2.7, slant)} f*`,
    letterH({ x: oxygen.x + 7, y: oxygen.y }, slant),
  ].join('\n');
  return writePdf({ pages: [{ ...PAGE, content }] });
}
