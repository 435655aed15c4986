import type { DrawingBuilder } from './testing/drawingBuilder';
import { withSubstituent } from './testing/readDrawing';
import { readLineArt } from './readLineArt';

const withTile = (drawing: DrawingBuilder): DrawingBuilder => drawing.tile([238, 206, 244, 212]);

function read(drawing: DrawingBuilder) {
  const outcome = readLineArt(drawing.page(), [150, 150, 260, 260]);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

describe('letters beside a drawing that were not read', () => {
  it('make a charged one doubtful: the counter-ion is missing', () => {
    const sure = read(withSubstituent('O-'));
    const doubtful = read(withTile(withSubstituent('O-')));
    expect(sure.confidence).toBeGreaterThan(0.9);
    expect(doubtful.confidence).toBeLessThan(0.85);
    expect(doubtful.remarks).toEqual([expect.stringMatching(/was not read/)]);
  });

  it('are nothing to a drawing without a charge', () => {
    const { confidence, remarks } = read(withTile(withSubstituent('OH')));
    expect(confidence).toBe(read(withSubstituent('OH')).confidence);
    expect(remarks).toEqual([]);
  });
});
