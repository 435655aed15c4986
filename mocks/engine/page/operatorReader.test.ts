import type { OPS } from 'pdfjs-dist';
import type { Box } from '../geometry/box';
import { OperatorReader } from './operatorReader';
import type { OperatorFont } from './operatorState';
import type { Matrix } from './pathMatrix';

/** Operator names stand for themselves: they only have to differ. */
const ops = new Proxy({}, { get: (_, name) => name }) as unknown as typeof OPS;
/** A page 100 points high, flipped so that the origin is at the top left. */
const PAGE: Matrix = [1, 0, 0, -1, 0, 100];
const EDGES: Box = [0, 0, 100, 100];
const font: OperatorFont = { bold: false, italic: false, vertical: false, unit: 0.001 };

type Step = readonly [name: string, ...args: unknown[]];

function paint(steps: readonly Step[], objects: Record<string, unknown> = {}): OperatorReader {
  const reader = new OperatorReader(
    ops,
    PAGE,
    new Map([['f1', font]]),
    (name) => objects[name],
    EDGES,
  );
  for (const [name, ...args] of steps) reader.read(name as unknown as number, args);
  return reader;
}

const line = (x0: number, y0: number, x1: number, y1: number): unknown[] => [
  new Float32Array([0, x0, y0, 1, x1, y1]),
];
const letters = (text: string) =>
  [...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }));

describe('paths', () => {
  it('flips the page so that the origin is at the top left', () => {
    const { paths } = paint([['constructPath', 'stroke', line(10, 20, 30, 20)]]);
    expect(paths[0]?.subpaths[0]?.points).toEqual([
      { x: 10, y: 80 },
      { x: 30, y: 80 },
    ]);
  });

  it('applies nested transformations and restores them afterwards', () => {
    const { paths } = paint([
      ['save'],
      ['transform', 2, 0, 0, 2, 0, 0],
      ['paintFormXObjectBegin', [1, 0, 0, 1, 5, 5], null],
      ['setLineWidth', 3],
      ['constructPath', 'stroke', line(0, 0, 10, 0)],
      ['paintFormXObjectEnd'],
      ['restore'],
      ['constructPath', 'stroke', line(0, 0, 10, 0)],
    ]);
    expect(paths[0]).toMatchObject({
      lineWidth: 6,
      subpaths: [
        {
          points: [
            { x: 10, y: 90 },
            { x: 30, y: 90 },
          ],
        },
      ],
    });
    expect(paths[1]).toMatchObject({
      lineWidth: 1,
      subpaths: [
        {
          points: [
            { x: 0, y: 100 },
            { x: 10, y: 100 },
          ],
        },
      ],
    });
  });

  it.each([
    ['#000000', 1],
    ['#ffffff', 0],
    ['#ff0000', 0.701],
  ])('takes the darkness of %s as %d', (colour, ink) => {
    const { paths } = paint([
      ['setFillRGBColor', colour],
      ['constructPath', 'fill', line(0, 0, 5, 5)],
    ]);
    expect(paths[0]?.ink).toBeCloseTo(ink, 3);
  });

  it('marks dashed strokes and closed, curved subpaths', () => {
    const curve = [new Float32Array([0, 0, 0, 2, 1, 1, 2, 2, 3, 0, 4])];
    const { paths } = paint([
      ['setDash', [3, 2], 0],
      ['constructPath', 'stroke', curve],
    ]);
    expect(paths[0]).toMatchObject({ dashed: true, subpaths: [{ closed: true, curved: true }] });
  });

  it('takes a line that is filled and stroked for a stroke', () => {
    const { paths } = paint([
      ['setLineWidth', 2],
      ['constructPath', 'fillStroke', line(0, 0, 5, 5)],
    ]);
    expect(paths[0]).toMatchObject({ kind: 'stroke', lineWidth: 2 });
  });

  it('keeps where a stroke’s curves are halfway, which tells a wave from a line', () => {
    const arcs = [new Float32Array([0, 0, 0, 2, 0, 4, 4, 4, 4, 0, 3, 6, -4, 8, 0, 1, 12, 0])];
    const { paths } = paint([
      ['constructPath', 'stroke', arcs],
      ['constructPath', 'fill', arcs],
    ]);
    const [stroke, fill] = paths.map(({ subpaths }) => subpaths[0]);
    expect(stroke?.middles).toEqual([
      { x: 2, y: 97 },
      { x: 6, y: 102 },
      { x: 10, y: 100 },
    ]);
    expect(fill?.points).toEqual(stroke?.points);
    expect(fill).not.toHaveProperty('middles');
  });

  it('paints nothing for a clip', () => {
    expect(paint([['constructPath', 'endPath', line(0, 0, 5, 5)]]).paths).toEqual([]);
  });

  it('leaves out paths with invalid numbers', () => {
    expect(paint([['constructPath', 'stroke', line(0, NaN, 5, 5)]]).paths).toEqual([]);
  });

  it('stops at a million corners', () => {
    const data = new Float32Array(3 * 1_000_100);
    for (let i = 3; i < data.length; i += 3) data[i] = 1;
    expect(paint([['constructPath', 'stroke', [data]]]).full).toBe(true);
  });
});

describe('letters', () => {
  const at = (x: number, y: number, size = 10): Step => ['setTextMatrix', [size, 0, 0, size, x, y]];
  const write = (text: string): Step => ['showText', letters(text)];

  it('places a run on its baseline with width and size', () => {
    const reader = paint([['beginText'], ['setFont', 'f1', 1], at(10, 20), write('OH')]);
    expect(reader.texts().seen).toEqual([
      { text: 'OH', x: 10, y: 80, width: 10, size: 10, angle: 0, bold: false, italic: false },
    ]);
  });

  it('keeps a subscript as a separate run', () => {
    const reader = paint([
      ['beginText'],
      ['setFont', 'f1', 1],
      at(10, 20),
      write('CH'),
      at(20, 18, 7),
      write('3'),
    ]);
    expect(reader.texts().seen.map(({ text }) => text)).toEqual(['CH', '3']);
  });

  it('joins runs that follow each other without a gap', () => {
    const reader = paint([
      ['beginText'],
      ['setFont', 'f1', 1],
      at(10, 20),
      write('Asper'),
      write('gillus'),
    ]);
    expect(reader.texts().seen.map(({ text }) => text)).toEqual(['Aspergillus']);
  });

  it('separates letters with a wide gap between them', () => {
    const glyphs = [...letters('N'), -2000, ...letters('O')];
    const reader = paint([['beginText'], ['setFont', 'f1', 1], at(10, 20), ['showText', glyphs]]);
    expect(reader.texts().seen.map(({ text, x }) => `${text}@${x}`)).toEqual(['N@10', 'O@35']);
  });

  it('detects the direction of rotated text', () => {
    const reader = paint([
      ['beginText'],
      ['setFont', 'f1', 1],
      ['setTextMatrix', [0, 10, -10, 0, 10, 20]],
      write('Axis'),
    ]);
    expect(reader.texts().seen[0]?.angle).toBeCloseTo(-90);
  });
});

describe('pictures', () => {
  it('places a picture by the unit square', () => {
    const { images } = paint([
      ['transform', 40, 0, 0, 20, 10, 30],
      ['paintImageXObject', 'img_1', 400, 200],
    ]);
    expect(images).toEqual([
      { box: [10, 50, 50, 70], pixelWidth: 400, pixelHeight: 200, stencil: false },
    ]);
  });

  it('gives a stencil the box of its painted part, and of its sheet', () => {
    const data = new Uint8Array(8).fill(255);
    data[6] = 0b11001111;
    const { images } = paint(
      [
        ['transform', 8, 0, 0, 8, 0, 0],
        ['paintImageMaskXObject', { data: 'mask_1', width: 8, height: 8 }],
      ],
      { mask_1: { data, width: 8, height: 8 } },
    );
    const sheet = [0, 92, 8, 100];
    expect(images).toEqual([
      { box: [2, 98, 4, 99], sheet, pixelWidth: 2, pixelHeight: 1, stencil: true },
    ]);
  });

  it('leaves out a stencil that paints nothing', () => {
    const data = new Uint8Array(8).fill(255);
    const steps: Step[] = [['paintImageMaskXObject', { data, width: 8, height: 8 }]];
    expect(paint(steps).images).toEqual([]);
  });
});

it('survives operators with arguments of the wrong kind', () => {
  const reader = paint([
    ['restore'],
    ['transform', 'x'],
    ['constructPath', 'stroke', null],
    ['showText', [null, 'x', {}]],
    ['paintImageMaskXObject', null],
    ['setGState', [['LW'], null]],
  ]);
  expect(reader.paths).toEqual([]);
});
