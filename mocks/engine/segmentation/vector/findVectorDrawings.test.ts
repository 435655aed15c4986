import type { Box, Point } from '../../geometry/box';
import { boxHoldsBox } from '../../geometry/boxes';
import {
  BOND,
  DrawingBuilder,
  shortOf,
  step,
} from '../../recognition/vector-graph/testing/drawingBuilder';
import type { PageContent, VectorPath } from '../../page/pageContent';
import { findVectorDrawings } from './findVectorDrawings';

const boxesOf = (drawing: DrawingBuilder): Box[] =>
  findVectorDrawings(drawing.page()).map(({ box }) => box);

/** A ring with a hydroxy group to its right. */
function phenol(cx: number, cy: number, drawing = new DrawingBuilder()): DrawingBuilder {
  const ring = DrawingBuilder.ring(cx, cy);
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % 6] ?? a;
    if (i % 2 === 0) drawing.doubleInside(a, b, { x: cx, y: cy });
    else drawing.line(a, b);
  });
  const from = ring[1] ?? { x: cx, y: cy };
  const at = step(from, -30, 1.3 * BOND);
  return drawing.line(from, shortOf(from, at)).label('OH', at);
}

/** In the middle of a large page. */
const scaledBox = ([x0, y0, x1, y1]: Box, by: number): Box => [
  400 + by * x0,
  400 + by * y0,
  400 + by * x1,
  400 + by * y1,
];

function enlarged(page: PageContent, by: number): PageContent {
  const at = ({ x, y }: Point): Point => ({ x: 400 + by * x, y: 400 + by * y });
  const enlargePath = (path: VectorPath): VectorPath => ({
    ...path,
    subpaths: path.subpaths.map((subpath) => ({ ...subpath, points: subpath.points.map(at) })),
  });
  return {
    ...page,
    width: 800,
    height: 800,
    paths: page.paths.map(enlargePath),
    texts: page.texts.map((run) => ({
      ...run,
      ...at(run),
      width: by * run.width,
      size: by * run.size,
    })),
    images: page.images.map((image) => ({ ...image, box: scaledBox(image.box, by) })),
  };
}

describe('structures', () => {
  it('cuts a drawing out whole, with its labels in the box', () => {
    const drawing = phenol(200, 200);
    const [x0, y0, x1, y1] = drawing.box();
    const boxes = boxesOf(drawing);
    expect(boxes).toHaveLength(1);
    expect(boxes.every((box) => boxHoldsBox(box, [x0 + 3, y0 + 4, x1 - 3, y1 - 3]))).toBe(true);
  });

  it('keeps neighbours apart', () => {
    expect(boxesOf(phenol(300, 200, phenol(200, 200)))).toHaveLength(2);
  });

  it('keeps apart what waves lead to circles of one row from, whose letters are a protein’s domains', () => {
    const drawing = phenol(300, 200, phenol(200, 200));
    const [y, radius] = [200 - 3 * BOND - 10, 10];
    for (const x of [200, 300]) drawing.wavy({ x, y: 200 - BOND }, { x, y: y + radius });
    for (let x = 200; x <= 300; x += 2 * radius) {
      drawing.filledCircle({ x, y }, radius).text('T', { x: x - 3, y: y + 3 });
    }
    expect(boxesOf(drawing)).toHaveLength(2);
  });

  it.each([
    ['one above the other keeps together', false, 1],
    ['in two rows of a ruled table keeps apart', true, 2],
  ])('close pieces %s', (_where, ruled, count) => {
    const drawing = phenol(200, 200);
    const below = DrawingBuilder.ring(200, 200 + 2 * BOND + 0.8);
    below.forEach((a, i) => drawing.line(a, below[(i + 1) % 6] ?? a));
    const y = 200 + BOND + 0.4;
    if (ruled) drawing.line({ x: 100, y }, { x: 300, y });
    expect(boxesOf(drawing)).toHaveLength(count);
  });

  it.each([
    ['apart from a chain that has less than three tenths of it in its bounds', 0.27, 2],
    ['as part of a chain that has more', 0.33, 1],
  ])('cuts a ring out %s', (_much, share, count) => {
    const drawing = new DrawingBuilder();
    // Down and then to the right, so that its bounding box includes a lot that it does not touch.
    let from = { x: 100, y: 100 };
    for (const degrees of [...Array(8).fill([75, 105]), ...Array(8).fill([15, -15])].flat()) {
      const to = step(from, degrees, BOND);
      drawing.line(from, to);
      from = to;
    }
    const ring = DrawingBuilder.ring(0, 0);
    const width = 2 * Math.max(...ring.map(({ x }) => x));
    const shift = from.x + width / 2 - share * width;
    const moved = ring.map(({ x, y }) => ({ x: x + shift, y: y + 150 }));
    moved.forEach((a, i) => drawing.line(a, moved[(i + 1) % 6] ?? a));
    expect(boxesOf(drawing)).toHaveLength(count);
  });

  it('leaves the compound number and the caption below out of the box', () => {
    const drawing = phenol(200, 200)
      .text('1', { x: 198, y: 234 })
      .text('Phenol', { x: 188, y: 246 });
    expect(boxesOf(drawing)).toEqual(boxesOf(phenol(200, 200)));
  });

  it('leaves out a symbol that continues a line of words', () => {
    const drawing = phenol(200, 200)
      .text('Aflatoxin ', { x: 160, y: 226 }, 9, 37)
      .text('B', { x: 198, y: 226 });
    expect(boxesOf(drawing)).toEqual(boxesOf(phenol(200, 200)));
  });

  it('includes labels that are painted as tiles', () => {
    const drawing = phenol(200, 200);
    const ring = DrawingBuilder.ring(200, 200);
    const from = ring[4] ?? { x: 0, y: 0 };
    const at = step(from, 150, 1.3 * BOND);
    const tile: Box = [at.x - 3, at.y - 3, at.x + 3, at.y + 3];
    drawing.line(from, shortOf(from, at)).tile(tile);
    expect(boxesOf(drawing).some((box) => boxHoldsBox(box, tile))).toBe(true);
  });

  it('includes a letter whose bond ends before its raised plus sign', () => {
    const drawing = phenol(200, 200);
    const from = DrawingBuilder.ring(200, 200)[4] ?? { x: 0, y: 0 };
    const end = step(from, 150, 0.6 * BOND);
    const letter: Box = [end.x - 13, end.y - 1, end.x - 7, end.y + 6];
    const plus: Box = [end.x - 6.5, end.y - 3, end.x - 3, end.y + 0.5];
    drawing.line(from, end).tile(letter).tile(plus);
    expect(boxesOf(drawing).some((box) => boxHoldsBox(box, letter))).toBe(true);
  });

  it('finds drawings with bonds of 80 points whose letters are as large', () => {
    const from = DrawingBuilder.ring(0, 0)[4] ?? { x: 0, y: 0 };
    const at = step(from, 150, 1.3 * BOND);
    const drawing = phenol(0, 0).line(from, shortOf(from, at, 3));
    const tile: Box = [at.x - 2, at.y - 2, at.x + 2, at.y + 2];
    const [box, ...others] = findVectorDrawings(enlarged(drawing.tile(tile).page(), 80 / BOND));
    expect(others).toEqual([]);
    expect(box && boxHoldsBox(box.box, scaledBox(tile, 80 / BOND))).toBe(true);
  });

  describe('includes what its bonds point at', () => {
    const [, , , , left = { x: 0, y: 0 }] = DrawingBuilder.ring(200, 200);
    const end = { x: left.x - BOND, y: left.y };
    it.each<[string, (drawing: DrawingBuilder) => DrawingBuilder, number]>([
      [
        'the name of a group',
        (drawing) => drawing.text('Alkyl', { x: end.x - 26, y: end.y + 3 }, 9, 24),
        26,
      ],
      [
        'iodine painted as a bar',
        (drawing) =>
          drawing.capsule({ x: end.x - 3, y: end.y - 3.5 }, { x: end.x - 3, y: end.y + 3.5 }, 0.9),
        3,
      ],
    ])('%s', (_what, build, beyond) => {
      const [box] = boxesOf(build(phenol(200, 200).line(left, end)));
      expect(box?.[0]).toBeLessThanOrEqual(end.x - beyond);
    });

    it('a label at the end of a wavy bond of small arcs', () => {
      const arcs = Array.from({ length: 5 }, (_, k): VectorPath => {
        const from = left.x - 2.4 * k;
        const points = [from, from - 1.2, from - 2.4].map((x, i) => ({ x, y: left.y + (i % 2) }));
        return {
          kind: 'stroke',
          lineWidth: 0.4,
          ink: 1,
          dashed: false,
          subpaths: [{ points, closed: false, curved: true }],
        };
      });
      const page = phenol(200, 200)
        .label('R', { x: left.x - 18, y: left.y })
        .page();
      const [found] = findVectorDrawings({ ...page, paths: [...page.paths, ...arcs] });
      expect(found?.box[0]).toBeLessThan(left.x - 20);
    });

    it('a label at the end of a wavy bond of one stroke', () => {
      const drawing = phenol(200, 200).arcs(left, { x: left.x - 14, y: left.y });
      const [found] = boxesOf(drawing.label('R', { x: left.x - 20, y: left.y }));
      expect(found?.[0]).toBeLessThan(left.x - 20);
    });

    it('a wave of two filled pieces to a carrier', () => {
      const top = { x: 200, y: 200 - BOND };
      const [middle, end] = [step(top, -90), step(top, -90, 2 * BOND)];
      const drawing = phenol(200, 200).wavy(top, middle).wavy(middle, end);
      expect(boxesOf(drawing)[0]?.[1]).toBeLessThanOrEqual(end.y);
    });

    it('but not a caption below the end of a bond', () => {
      const down = { x: 200, y: 200 + BOND };
      const below = { x: down.x, y: down.y + BOND };
      const drawing = () => phenol(200, 200).line(down, below);
      expect(boxesOf(drawing().text('Phenol', { x: below.x - 12, y: below.y + 9 }, 9, 26))).toEqual(
        boxesOf(drawing()),
      );
    });

    it('and a bond drawn across one of the ring’s', () => {
      const [start, end] = [
        { x: 201, y: 202 },
        { x: 181, y: 213 },
      ];
      const drawing = phenol(200, 200)
        .line(start, end)
        .label('R', step(end, 150, 4));
      expect(boxesOf(drawing)[0]?.[0]).toBeLessThan(end.x - 4);
    });
  });

  it('excludes an arrow next to a structure', () => {
    const drawing = phenol(200, 200);
    const [, , right] = drawing.box();
    const [start, end] = [
      { x: right + 2, y: 193 },
      { x: right + 40, y: 193 },
    ];
    const withArrow = drawing.line(start, end).wedge(step(end, 0, 6), end);
    expect(boxesOf(withArrow)).toEqual(boxesOf(phenol(200, 200)));
  });
});

describe('other line art', () => {
  it('finds nothing on an empty page', () => {
    expect(boxesOf(new DrawingBuilder())).toEqual([]);
  });

  it('rejects a table', () => {
    const drawing = new DrawingBuilder();
    for (let k = 0; k < 6; k++) {
      drawing.line({ x: 100, y: 100 + 15 * k }, { x: 150, y: 100 + 15 * k });
      drawing.line({ x: 100 + 10 * k, y: 100 }, { x: 100 + 10 * k, y: 150 });
    }
    expect(boxesOf(drawing)).toEqual([]);
  });

  it('rejects the zigzag of a spectrum', () => {
    const drawing = new DrawingBuilder();
    for (let k = 0; k < 60; k++) {
      const [from, to] = [k % 2 ? 200 : 199 - k, k % 2 ? 198 - k : 200];
      drawing.line({ x: 100 + 2 * k, y: from }, { x: 102 + 2 * k, y: to });
    }
    expect(boxesOf(drawing)).toEqual([]);
  });

  it('rejects a single arrow', () => {
    const end = { x: 140, y: 100 };
    expect(
      boxesOf(new DrawingBuilder().line({ x: 100, y: 100 }, end).wedge(step(end, 0, 6), end)),
    ).toEqual([]);
  });
});
