import type { Box } from '../../../engine/geometry/box';
import { matchDrawings } from './matchDrawings';

const A: Box = [100, 100, 200, 160];
const B: Box = [220, 100, 320, 160];
/** In the corner of A's box, as a small drawing under the arm of a large one. */
const NESTED: Box = [170, 135, 198, 158];

const findings = (trues: Box[], found: Box[]) => {
  const { drawings, falseFinds } = matchDrawings(trues, found);
  return [...drawings.map(({ finding }) => finding), `${falseFinds.length} false`].join(', ');
};

test.each<[string, Box[], Box[], string]>([
  ['a box around it finds it whole', [A], [[95, 95, 205, 165]], 'whole, 0 false'],
  ['a point less is half a line and rounding', [A], [[101, 101, 199, 159]], 'whole, 0 false'],
  ['two points less cut it', [A], [[100, 100, 198, 160]], 'cut, 0 false'],
  ['a small piece of it cuts it', [A], [[180, 120, 200, 150]], 'cut, 0 false'],
  [
    'a second piece of it is false',
    [A],
    [
      [100, 100, 150, 160],
      [152, 100, 200, 160],
    ],
    'cut, 1 false',
  ],
  ['nothing there misses it', [A], [], 'missed, 0 false'],
  ['a touch of a box elsewhere misses it', [A], [[195, 100, 300, 160]], 'missed, 1 false'],
  ['two in one cut-out are merged', [A, B], [[100, 100, 320, 160]], 'merged, merged, 0 false'],
  [
    'two in one cut-out that is cut are merged',
    [A, B],
    [[110, 100, 320, 160]],
    'merged, merged, 0 false',
  ],
  ['two in two cut-outs are whole', [A, B], [B, A], 'whole, whole, 0 false'],
  [
    'most of another cut-out does not merge',
    [A, B],
    [[100, 100, 318, 160], B],
    'whole, whole, 0 false',
  ],
  [
    'one in the corner of another is whole with its own',
    [A, NESTED],
    [A, NESTED],
    'whole, whole, 0 false',
  ],
  ['ink where nothing is drawn is false', [], [A], '1 false'],
])('%s', (_rule, trues, found, expected) => {
  expect(findings(trues, found)).toBe(expected);
});

test('names the cut-out of each drawing, and those of none', () => {
  expect(matchDrawings([B, A], [[400, 400, 450, 450], A])).toEqual({
    drawings: [{ finding: 'missed' }, { finding: 'whole', found: 1 }],
    falseFinds: [0],
  });
});
