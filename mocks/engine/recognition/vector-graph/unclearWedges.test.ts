import type { Point } from '../../geometry/box';
import { readLineArt } from './readLineArt';
import { type DrawingBuilder, shortOf, step } from './testing/drawingBuilder';
import { corner, cyclohexane } from './testing/readDrawing';

const CENTRE = step(corner(1), -30);

/** A ring with a hashed bond of equal strokes to an atom on its right. */
const hashed = (): DrawingBuilder =>
  cyclohexane().hash(shortOf(CENTRE, corner(1), 2), shortOf(corner(1), CENTRE, 2), false);

/** Where the hashed bond starts, and the doubts about it. */
function startOf(drawing: DrawingBuilder): { start: Point; says: readonly string[] } {
  const outcome = readLineArt(drawing.page(), drawing.box());
  if (!outcome.ok) throw new Error(outcome.reason);
  const { atoms, bonds } = outcome.graph;
  const bond = bonds.find(({ stereo }) => stereo === 'down');
  const says = (outcome.doubts ?? []).map((doubt) => doubt.says);
  return { start: atoms[bond?.begin ?? -1]!, says };
}

const isAt = (start: Point, { x, y }: Point) => {
  expect([start.x, start.y]).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)]);
};

const oxygen = step(CENTRE, -90, 15);

test('a hashed bond of equal strokes does not start at an atom with two methyls', () => {
  const drawing = hashed()
    .line(CENTRE, step(CENTRE, 30))
    .line(CENTRE, step(CENTRE, 60))
    .line(CENTRE, shortOf(CENTRE, oxygen))
    .label('OH', oxygen);
  const { start, says } = startOf(drawing);
  isAt(start, corner(1));
  expect(says).toEqual([]);
});

test('nor at one with a double bond', () => {
  const drawing = hashed()
    .line(CENTRE, step(CENTRE, 30))
    .line(step(CENTRE, 30), step(step(CENTRE, 30), -30))
    .doubleCentred(CENTRE, shortOf(CENTRE, oxygen))
    .label('O', oxygen);
  isAt(startOf(drawing).start, corner(1));
});

test('between two atoms that may be stereocentres it is doubtful', () => {
  const drawing = hashed()
    .line(CENTRE, step(CENTRE, 30))
    .line(CENTRE, shortOf(CENTRE, oxygen))
    .label('OH', oxygen);
  const { says } = startOf(drawing);
  expect(says).toEqual(['This bond’s strokes do not tell at which of its atoms it starts.']);
});
