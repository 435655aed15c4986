import type { Box } from '../../geometry/box';
import type { Line } from '../../lines/lineArt';
import type { DrawingPart } from './drawingParts';
import { withIonsBeside } from './ionsBeside';

const line = (x0: number, y0: number, x1: number, y1: number): Line => ({
  a: { x: x0, y: y0 },
  b: { x: x1, y: y1 },
  width: 0.6,
  ink: 1,
  dashed: false,
});
/** A zigzag of bonds of 14 points. */
const chain = (x: number): DrawingPart[] =>
  [0, 1, 2, 3, 4].map((k) => {
    const [from, to] = k % 2 ? [7, 0] : [0, 7];
    const at = x + 12.1 * k;
    const box: Box = [at, 0, at + 12.1, 7];
    return { kind: 'line', box, line: line(at, from, at + 12.1, to) };
  });
const text = (written: string, x: number, y = 0): DrawingPart => ({
  kind: 'label',
  box: [x, y, x + 10, y + 7],
  margin: 3,
  text: written,
});
/** Of two drawings that end at 60.5 and begin at 200. */
const parts = [...chain(0), ...chain(200)];
const drawings = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
];

it.each<[string, DrawingPart, 0 | 1 | undefined]>([
  ['a counter-ion', text('Na+', 90), 0],
  ['one with a typographic minus', text('Cl−', 170), 1],
  ['an acid', text('HCl', 80), 0],
  ['two of it', text('2HCl', 80), 0],
  ['no acid farther away', text('HCl', 98), undefined],
  ['no ion far from it', text('Na+', 60, 60), undefined],
  ['none between two drawings', text('Na+', 120), undefined],
  ['no other label', text('OH', 80), undefined],
  ['no ion that stands at arrows', text('H+', 80), undefined],
])('a drawing takes in %s', (_what, label, host) => {
  const expected = drawings.map((own, i) => (i === host ? [...own, 10] : own));
  expect(withIonsBeside(drawings, [...parts, label], [])).toEqual(expected);
});

it('takes in what is written beside its own letters and along its bonds', () => {
  const long = line(66, 12, 94, 12);
  const own: DrawingPart[] = [text('O−', 68), { kind: 'line', box: [66, 12, 94, 12], line: long }];
  const all = [...chain(0), ...own, text('Na+', 82)];
  expect(withIonsBeside([[0, 1, 2, 3, 4, 5, 6]], all, [long])[0]).toContain(7);
});

it('takes in what stands close to the corner of its box, far from all bonds', () => {
  const slope: DrawingPart[] = [0, 1, 2, 3, 4, 5].map((k) => {
    const [x, y] = [12 * k, 7 * k];
    return { kind: 'line', box: [x, y, x + 12, y + 7], line: line(x, y, x + 12, y + 7) };
  });
  const joined = withIonsBeside([[0, 1, 2, 3, 4, 5]], [...slope, text('HCl', 80, 4)], []);
  expect(joined[0]).toContain(6);
});

describe('letters painted as shapes', () => {
  const tile = (x: number, y: number, width: number, height: number): DrawingPart => ({
    kind: 'tile',
    box: [x, y, x + width, y + height],
    margin: 3,
  });
  const own = [...chain(0), tile(64, 0, 5, 7)];
  const drawing = [[0, 1, 2, 3, 4, 5]];
  it.each<[string, DrawingPart[], boolean]>([
    ['with a raised sign are taken in', [tile(90, 0, 5, 7), tile(96, -1, 3, 3)], true],
    [
      'with a minus sign that is a line',
      [
        tile(90, 0, 5, 7),
        { kind: 'line', box: [96, 1, 99, 1], line: { ...line(96, 1, 99, 1), width: 0.5 } },
      ],
      true,
    ],
    [
      'with a sign beyond a low letter',
      [tile(90, 0, 5, 7), tile(96, 2, 2, 5), tile(99.3, 0.5, 3, 1)],
      true,
    ],
    ['that are an acid', [tile(80, 0, 5, 7), tile(86, 0, 5.5, 7), tile(92, 0, 0.6, 7)], true],
    ['that are three capitals', [tile(80, 0, 5, 7), tile(86, 0, 5, 7), tile(92, 0, 5, 7)], false],
    ['that are a number of three digits', [0, 4, 8].map((x) => tile(80 + x, 0, 3.6, 7)), false],
    ['without a sign are a number', [tile(90, 0, 5, 7), tile(96, 0, 4, 7)], false],
    ['with a lowered digit are none', [tile(90, 0, 5, 7), tile(96, 4, 3, 4.5)], false],
    ['of another size are none', [tile(90, 0, 8, 11), tile(99, -1, 4, 4)], false],
  ])('%s', (_what, shapes, isTaken) => {
    const [joined] = withIonsBeside(drawing, [...own, ...shapes], []);
    expect(shapes.every((_, i) => joined?.includes(6 + i))).toBe(isTaken);
  });
});

it('leaves out what is written at an arrow', () => {
  const arrow = line(70, 12, 110, 12);
  expect(withIonsBeside(drawings, [...parts, text('HCl', 80)], [arrow])).toEqual(drawings);
});

it('leaves out a word of a line of text', () => {
  const word: DrawingPart = { kind: 'word', box: [92, 0, 130, 7], margin: 3 };
  expect(withIonsBeside(drawings, [...parts, text('HCl', 80), word], [])).toEqual(drawings);
});
