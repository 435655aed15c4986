import type { ImagePlacement, PageContent, TextRun, VectorPath } from '../../../page/pageContent';
import type { Box, Point } from '../../../geometry/box';
import { boxOf, growBox } from '../../../geometry/boxes';
import { along, direction, offset } from '../../../geometry/vector';

/** Bond length of the generated drawings, points. */
export const BOND = 14;
const FONT = 9;
const LINE = 0.6;

/**
 * Generates page contents for tests: structures made of lines and letters, as drawing programs produce them.
 */
export class DrawingBuilder {
  private readonly paths: VectorPath[] = [];
  private readonly texts: TextRun[] = [];
  private readonly images: ImagePlacement[] = [];

  /** Points of a regular ring, the first at the top, clockwise. */
  static ring(cx: number, cy: number, corners = 6): Point[] {
    const radius = BOND / (2 * Math.sin(Math.PI / corners));
    return Array.from({ length: corners }, (_, k) => {
      const angle = (2 * Math.PI * k) / corners - Math.PI / 2;
      return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
    });
  }

  line(a: Point, b: Point, ink = 1): this {
    return this.stroke([a, b], { ink });
  }

  /** A bond with two halves in different colours. */
  halves(a: Point, b: Point, inkA: number, inkB: number): this {
    const middle = along(a, b, 0.5);
    return this.line(a, middle, inkA).line(middle, b, inkB);
  }

  /** A bond with a second, shortened line on the side of `side`. */
  doubleInside(a: Point, b: Point, side: Point, gap = 0.16): this {
    const normal = normalTowards(a, b, side);
    const [from, to] = [along(a, b, 0.12), along(a, b, 0.88)];
    return this.line(a, b).line(offset(from, normal, gap * BOND), offset(to, normal, gap * BOND));
  }

  /** A bond with a second line of four dashes. */
  dashedDouble(a: Point, b: Point): this {
    const normal = normalOf(a, b);
    this.line(a, b);
    for (const start of [0.1, 0.32, 0.54, 0.76]) {
      const [from, to] = [along(a, b, start), along(a, b, start + 0.14)];
      this.line(offset(from, normal, 0.16 * BOND), offset(to, normal, 0.16 * BOND));
    }
    return this;
  }

  /** A wavy bond as a chain of straight strokes. */
  zigzag(a: Point, b: Point): this {
    const normal = normalOf(a, b);
    const corners = Array.from({ length: 7 }, (_, k) =>
      offset(along(a, b, k / 6), normal, [0, 1.4, -1.4, 1.4, -1.4, 1.4, 0][k] ?? 0),
    );
    corners.slice(1).forEach((corner, k) => this.line(corners[k] ?? a, corner));
    return this;
  }

  /** Two equal lines on both sides of the axis. */
  doubleCentred(a: Point, b: Point): this {
    const normal = normalOf(a, b);
    for (const side of [1.1, -1.1]) this.line(offset(a, normal, side), offset(b, normal, side));
    return this;
  }

  triple(a: Point, b: Point, gap = 1.7): this {
    const normal = normalOf(a, b);
    for (const side of [gap, 0, -gap]) this.line(offset(a, normal, side), offset(b, normal, side));
    return this;
  }

  wedge(narrow: Point, wide: Point): this {
    const normal = normalOf(narrow, wide);
    return this.fill([narrow, offset(wide, normal, 1.3), offset(wide, normal, -1.3)]);
  }

  /** A line as broad as the wide ends of wedges. */
  bold(a: Point, b: Point): this {
    const normal = normalOf(a, b);
    const corner = (end: Point, half: number) => offset(end, normal, half);
    return this.fill([corner(a, 1.3), corner(b, 1.3), corner(b, -1.3), corner(a, -1.3)]);
  }

  /** A wedge whose narrow end is as wide as a line. */
  bluntWedge(narrow: Point, wide: Point): this {
    const normal = normalOf(narrow, wide);
    return this.fill([
      offset(narrow, normal, 0.5),
      offset(wide, normal, 1.3),
      offset(wide, normal, -1.3),
      offset(narrow, normal, -0.5),
    ]);
  }

  /** A wedge in two colours: a triangle, followed by a slab. */
  wedgeHalves(narrow: Point, wide: Point): this {
    const normal = normalOf(narrow, wide);
    const middle = along(narrow, wide, 0.5);
    const [m1, m2] = [offset(middle, normal, 0.65), offset(middle, normal, -0.65)];
    this.fill([narrow, m1, m2]);
    return this.fill([m1, offset(wide, normal, 1.3), offset(wide, normal, -1.3), m2], 0.7);
  }

  /** Strokes that grow from the narrow end, or are equally long. */
  hash(narrow: Point, wide: Point, tapered = true): this {
    const normal = normalOf(narrow, wide);
    for (let k = 1; k <= 6; k++) {
      const at = along(narrow, wide, k / 6.5);
      const half = tapered ? 0.2 + 0.2 * k : 1.2;
      this.line(offset(at, normal, half), offset(at, normal, -half));
    }
    return this;
  }

  /** Three thick strokes, cut aslant, each a filled outline over the line of its axis. */
  thickHash(narrow: Point, wide: Point): this {
    const normal = normalOf(narrow, wide);
    const u = direction(narrow, wide);
    for (const k of [0, 1, 2]) {
      const at = along(narrow, wide, (k + 0.2) / 2.4);
      const half = 0.75 + 0.4 * k;
      const [left, right] = [offset(at, normal, half), offset(at, normal, -half)];
      this.line(left, right).fill([
        offset(left, u, 0.75),
        offset(offset(right, u, 0.75), normal, -0.1),
        offset(offset(right, u, -0.65), normal, 0.2),
        offset(offset(left, u, -0.65), normal, 0.5),
      ]);
    }
    return this;
  }

  /** A wavy bond as the filled outline of its line. */
  wavy(a: Point, b: Point): this {
    const normal = normalOf(a, b);
    const waves = Array.from({ length: 25 }, (_, k) =>
      offset(along(a, b, k / 24), normal, [0, 1, 0, -1][k % 4] ?? 0),
    );
    const back = waves.map((p) => offset(p, normal, 0.4)).reverse();
    return this.fill([...waves, ...back]);
  }

  /** A hashed bond as one broad dashed line. */
  broadDashed(a: Point, b: Point): this {
    const subpaths = [{ points: [a, b], closed: false, curved: false }];
    this.paths.push({ kind: 'stroke', lineWidth: 2, ink: 1, dashed: true, subpaths });
    return this;
  }

  /** A wavy bond as one stroke of arcs, from side to side of its axis. */
  arcs(a: Point, b: Point): this {
    const normal = normalOf(a, b);
    const points = Array.from({ length: 7 }, (_, k) => along(a, b, k / 6));
    const middles = Array.from({ length: 6 }, (_, k) =>
      offset(along(a, b, (k + 0.5) / 6), normal, k % 2 ? 1 : -1),
    );
    return this.stroke(points, { curved: true, middles });
  }

  /** A bond as a filled shape with round ends. */
  capsule(a: Point, b: Point, width = 0.6): this {
    const normal = normalOf(a, b);
    const u = direction(a, b);
    const points = [
      offset(a, normal, width / 2),
      offset(b, normal, width / 2),
      offset(b, u, width / 2),
      offset(b, normal, -width / 2),
      offset(a, normal, -width / 2),
      offset(a, u, -width / 2),
    ];
    this.paths.push({
      kind: 'fill',
      lineWidth: 0,
      ink: 1,
      dashed: false,
      subpaths: [{ points, closed: true, curved: true }],
    });
    return this;
  }

  /** A filled disc. */
  dot(centre: Point, radius = 1.1): this {
    const turns = Array.from({ length: 8 }, (_, k) => step(centre, 45 * k, radius));
    return this.fill(turns);
  }

  /** A circle as the filled outline of its line. */
  filledCircle({ x, y }: Point, radius: number): this {
    const round = (r: number) =>
      Array.from({ length: 25 }, (_, k) => {
        const angle = (2 * Math.PI * k) / 24;
        return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
      });
    return this.fill([...round(radius), ...round(radius - 0.4).reverse()]);
  }

  circle(centre: Point, radius: number): this {
    const points = [0, 1, 2, 3, 4].map((k) => ({
      x: centre.x + radius * Math.cos((k * Math.PI) / 2),
      y: centre.y + radius * Math.sin((k * Math.PI) / 2),
    }));
    return this.stroke(points, { closed: true, curved: true });
  }

  /** Letters centred on the first or last capital; digits as subscripts, signs as superscripts. */
  label(text: string, at: Point, centredOn: 'first' | 'last' = 'first'): this {
    const runs = text.match(/\d+|[+−]|[^\d+−]+/g) ?? [];
    const widths = runs.map(widthOf);
    const first = widthOf(text.slice(0, 1)) / 2;
    const total = widths.reduce((sum, w) => sum + w, 0);
    let x = centredOn === 'first' ? at.x - first : at.x - total + widthOf(text.slice(-1)) / 2;
    runs.forEach((run, i) => {
      const script = /^\d/.test(run) ? 0.25 : /^[+−]/.test(run) ? -0.35 : 0;
      const size = script === 0 ? FONT : 0.7 * FONT;
      const y = at.y + 0.36 * FONT + script * FONT;
      this.text(run, { x, y }, size, widths[i]);
      x += widths[i] ?? 0;
    });
    return this;
  }

  text(text: string, { x, y }: Point, size = FONT, width = widthOf(text)): this {
    this.texts.push({ text, x, y, width, size, angle: 0, bold: false, italic: false });
    return this;
  }

  tile(box: Box): this {
    this.images.push({ box, pixelWidth: 60, pixelHeight: 90, stencil: true });
    return this;
  }

  picture(box: Box): this {
    this.images.push({ box, pixelWidth: 600, pixelHeight: 600, stencil: false });
    return this;
  }

  /** As drawn so far: what is drawn later is on another page, as a page that was read does not change. */
  page(): PageContent {
    const [paths, texts, images] = [[...this.paths], [...this.texts], [...this.images]];
    return { pageIndex: 0, width: 595, height: 842, paths, texts, images };
  }

  /** A box around everything drawn. */
  box(): Box {
    const corners = [
      ...this.paths.flatMap(({ subpaths }) => subpaths.flatMap(({ points }) => points)),
      ...this.texts.flatMap(({ x, y, width, size }) => [
        { x, y: y - size },
        { x: x + width, y },
      ]),
      ...this.images.flatMap(({ box: [x0, y0, x1, y1] }) => [
        { x: x0, y: y0 },
        { x: x1, y: y1 },
      ]),
    ];
    return growBox(boxOf(corners) ?? [0, 0, 0, 0], 2);
  }

  private stroke(
    points: readonly Point[],
    look: { ink?: number; closed?: boolean; curved?: boolean; middles?: Point[] } = {},
  ): this {
    const { ink = 1, closed = false, curved = false, middles } = look;
    this.paths.push({
      kind: 'stroke',
      lineWidth: LINE,
      ink,
      dashed: false,
      subpaths: [{ points, closed, curved, ...(middles && { middles }) }],
    });
    return this;
  }

  private fill(points: readonly Point[], ink = 1): this {
    this.paths.push({
      kind: 'fill',
      lineWidth: 0,
      ink,
      dashed: false,
      subpaths: [{ points, closed: true, curved: false }],
    });
    return this;
  }
}

/** Where a bond towards a label ends: short of the letters. */
export const shortOf = (from: Point, to: Point, gap = 5): Point =>
  offset(to, direction(to, from), gap);

/** The point one bond away from `p`, degrees clockwise from the right. */
export function step(p: Point, degrees: number, length = BOND): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: p.x + length * Math.cos(angle), y: p.y + length * Math.sin(angle) };
}

function normalOf(a: Point, b: Point): Point {
  const u = direction(a, b);
  return { x: -u.y, y: u.x };
}

function normalTowards(a: Point, b: Point, side: Point): Point {
  const normal = normalOf(a, b);
  const middle = along(a, b, 0.5);
  const ahead = (side.x - middle.x) * normal.x + (side.y - middle.y) * normal.y > 0;
  return ahead ? normal : { x: -normal.x, y: -normal.y };
}

/** Advance in Helvetica, points. */
function widthOf(text: string): number {
  const ems = [...text].map((c) => (/[A-Z+]/.test(c) ? 0.72 : /[il]/.test(c) ? 0.24 : 0.55));
  const scale = /^[\d+−]+$/.test(text) ? 0.7 : 1;
  return ems.reduce((sum, w) => sum + w, 0) * FONT * scale;
}
