import type { MolecularGraph } from '../../molecularGraph';
import type { RecognitionOutcome } from '../../molecularGraph';
import { readLineArt } from '../readLineArt';
import type { DrawingBuilder } from '../testing/drawingBuilder';
import { BOND, step } from '../testing/drawingBuilder';
import { corner, cyclohexane, SUBSTITUENT, withSubstituent } from '../testing/readDrawing';

function confidenceIn(outcome: RecognitionOutcome): number {
  if (!outcome.ok) throw new Error(outcome.reason);
  const graph: MolecularGraph = outcome.graph;
  expect(graph.atoms.length).toBeGreaterThan(5);
  return outcome.confidence;
}

const read = (drawing: DrawingBuilder) => confidenceIn(readLineArt(drawing.page(), drawing.box()));

const CLEAN = read(withSubstituent('OH'));

it('is 0.94 in a drawing without any sign of a mistake', () => {
  expect(CLEAN).toBeCloseTo(0.935, 2);
});

it.each<[string, () => number]>([
  ['an atom lacks a bond', () => read(withSubstituent('O'))],
  [
    'a line goes on beyond the cut-out',
    () => {
      const drawing = withSubstituent('OH');
      const box = drawing.box();
      drawing.line({ x: box[0] + 1, y: 205 }, { x: box[0] - 12, y: 212 });
      return confidenceIn(readLineArt(drawing.page(), box));
    },
  ],
  [
    'there is a second part',
    () => {
      const drawing = withSubstituent('OH');
      let at = { x: 270, y: 200 };
      for (let k = 0; k < 4; k++) {
        const next = step(at, k % 2 ? 30 : -30);
        drawing.line(at, next);
        at = next;
      }
      return read(drawing);
    },
  ],
  [
    'a free end almost touches a bond',
    () => {
      const near = { x: corner(3).x, y: corner(3).y + 0.29 * BOND };
      const drawing = withSubstituent('OH').line(near, step(near, 90));
      const far = step(near, 90);
      return read(drawing.line(far, step(far, 30)).line(step(far, 30), step(step(far, 30), 90)));
    },
  ],
  [
    'a wedge leads to no atom',
    () => {
      const from = { x: corner(3).x + 8, y: corner(3).y + 8 };
      return read(withSubstituent('OH').wedge(from, step(from, 60, 0.5 * BOND)));
    },
  ],
])('is clearly lower if %s', (_sign, confidence) => {
  expect(confidence()).toBeLessThan(0.86 * CLEAN);
});

it('is not lowered by the number or name beside a drawing', () => {
  const drawing = cyclohexane().text('12', { x: SUBSTITUENT.x, y: SUBSTITUENT.y + 40 });
  expect(read(drawing.text('quercetin', { x: 180, y: 260 }))).toBe(CLEAN);
});
