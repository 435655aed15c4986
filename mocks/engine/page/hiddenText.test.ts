import type { OPS } from 'pdfjs-dist';
import type { Box } from '../geometry/box';
import { OperatorReader } from './operatorReader';
import type { OperatorFont } from './operatorState';
import type { Matrix } from './pathMatrix';

/** Operator names stand for themselves: they only have to differ. */
const ops = new Proxy({}, { get: (_, name) => name }) as unknown as typeof OPS;
/** A page of 100 by 100 points, flipped so that the origin is at the top left. */
const PAGE: Matrix = [1, 0, 0, -1, 0, 100];
const EDGES: Box = [0, 0, 100, 100];
const font: OperatorFont = { bold: false, italic: false, vertical: false, unit: 0.001 };

type Step = readonly [name: string, ...args: unknown[]];

/** "word" of 10 points, from 40 to 60 and with its baseline at 50, painted in some state. */
const WORD: readonly Step[] = [
  ['beginText'],
  ['setFont', 'f1', 10],
  ['setTextMatrix', [1, 0, 0, 1, 40, 50]],
  ['showText', [...'word'].map((unicode) => ({ unicode, width: 500, isSpace: false }))],
];

const path = (painted: string, x0: number, y0: number, x1: number, y1: number): Step => [
  'constructPath',
  painted,
  [new Float32Array([0, x0, y0, 1, x1, y0, 1, x1, y1, 1, x0, y1, 4])],
  new Float32Array([x0, y0, x1, y1]),
];
const clipTo = (x0: number, y0: number, x1: number, y1: number): Step[] => [
  ['clip'],
  path('endPath', x0, y0, x1, y1),
];
const WHITE: Step = ['setFillRGBColor', '#ffffff'];
const picture = (x: number, y: number, side: number): Step[] => [
  ['save'],
  ['transform', side, 0, 0, side, x, y],
  ['paintImageXObject', 'img_1', 400, 400],
  ['restore'],
];

function hiddenAfter(steps: readonly Step[]): boolean {
  const reader = new OperatorReader(ops, PAGE, new Map([['f1', font]]), () => undefined, EDGES);
  for (const [name, ...args] of steps) reader.read(name as unknown as number, args);
  const { seen, hidden } = reader.texts();
  expect(seen.length + hidden.length).toBe(1);
  return hidden.length === 1;
}

describe('letters that nobody sees', () => {
  it.each<[string, readonly Step[]]>([
    ['painted in no way', [['setTextRenderingMode', 3], ...WORD]],
    ['used for clipping only', [['setTextRenderingMode', 7], ...WORD]],
    ['white on the paper', [WHITE, ...WORD]],
    ['white beside a dark area', [path('fill', 0, 0, 30, 30), WHITE, ...WORD]],
    ['fully transparent', [['setGState', [['ca', 0]]], ...WORD]],
    [
      'outlined in white only',
      [['setTextRenderingMode', 1], ['setStrokeRGBColor', '#ffffff'], ...WORD],
    ],
    ['cut off by a clipping path', [...clipTo(0, 0, 30, 100), ...WORD]],
    [
      'cut off by two paths with nothing in common',
      [...clipTo(0, 0, 45, 100), ...clipTo(55, 0, 100, 100), ...WORD],
    ],
    ['cut off by the frame of a form', [['paintFormXObjectBegin', null, [0, 0, 100, 20]], ...WORD]],
    ['beyond the edges of the page', [['transform', 1, 0, 0, 1, 200, 0], ...WORD]],
  ])('%s are hidden', (_what, steps) => {
    expect(hiddenAfter(steps)).toBe(true);
  });

  it.each<[string, readonly Step[]]>([
    ['plain', WORD],
    ['the invisible text of a scan', [...picture(0, 0, 100), ['setTextRenderingMode', 3], ...WORD]],
    [
      'invisible text whose scan is painted later',
      [['setTextRenderingMode', 3], ...WORD, ...picture(0, 0, 100)],
    ],
    ['white on a dark area', [path('fill', 20, 20, 80, 80), WHITE, ...WORD]],
    ['white on a picture', [...picture(20, 20, 60), WHITE, ...WORD]],
    ['white on a shading', [['shadingFill', 'sh1'], WHITE, ...WORD]],
    ['white with a black outline', [['setTextRenderingMode', 2], WHITE, ...WORD]],
    ['in part inside a clipping path', [...clipTo(0, 0, 50, 100), ...WORD]],
    ['after the clipping was undone', [['save'], ...clipTo(0, 0, 30, 100), ['restore'], ...WORD]],
    [
      'after a clipping path of the wrong kind',
      [['clip'], ['constructPath', 'endPath', null, ['x']], ...WORD],
    ],
  ])('%s are seen', (_what, steps) => {
    expect(hiddenAfter(steps)).toBe(false);
  });
});
