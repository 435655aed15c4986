import type { Point } from '../../geometry/box';
import { along } from '../../geometry/vector';
import { readLineArt } from './readLineArt';
import { BOND, DrawingBuilder, shortOf, step } from './testing/drawingBuilder';
import { bondList, elementCounts } from './testing/formula';
import {
  corner,
  cyclohexane,
  readDrawing,
  SUBSTITUENT,
  withSubstituent,
} from './testing/readDrawing';

/** VectorGraph's reason, or `read`. */
function reasonOf(drawing: DrawingBuilder): string {
  const outcome = readLineArt(drawing.page(), drawing.box());
  return outcome.ok ? 'read' : outcome.reason;
}

const CENTRE = { x: 200, y: 200 };
const OUTSIDE = step(CENTRE, 0, 2 * BOND);

describe('a bond into a ring', () => {
  const OPEN = /ends in the middle of a ring/;

  it.each<[string, Point]>([
    ['to its middle', CENTRE],
    ['across one of its bonds', along(OUTSIDE, CENTRE, 0.7)],
    ['to the middle of one of its bonds', along(corner(1), corner(2), 0.5)],
  ])('%s is not attached to an atom', (_where, end) => {
    expect(reasonOf(cyclohexane().line(OUTSIDE, end))).toMatch(OPEN);
  });

  it('with a residue at its other end is not attached either', () => {
    expect(
      reasonOf(cyclohexane().line(shortOf(CENTRE, OUTSIDE), CENTRE).label('R', OUTSIDE)),
    ).toMatch(OPEN);
  });

  it('ending on a double bond is not attached', () => {
    const drawing = new DrawingBuilder();
    for (let i = 0; i < 6; i++) {
      if (i === 1) drawing.doubleInside(corner(i), corner(i + 1), CENTRE);
      else drawing.line(corner(i), corner(i + 1));
    }
    expect(reasonOf(drawing.line(OUTSIDE, along(corner(1), corner(2), 0.5)))).toMatch(OPEN);
  });

  it('from one of its own corners is a bond as any other', () => {
    expect(reasonOf(cyclohexane().line(corner(0), along(corner(0), CENTRE, 0.6)))).toBe('read');
  });

  it('from a corner outwards is a bond as any other', () => {
    expect(reasonOf(cyclohexane().line(corner(1), step(corner(1), -30)))).toBe('read');
  });

  it('that crosses a chair is a bond of perspective', () => {
    const chair = [
      [100, 113],
      [112, 100],
      [128, 104],
      [142, 98],
      [130, 111],
      [114, 107],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const drawing = new DrawingBuilder();
    chair.forEach((from, i) => drawing.line(from, chair[(i + 1) % 6] ?? from));
    const [outside, inside] = [
      { x: 121, y: 120 },
      { x: 121, y: 105.5 },
    ];
    expect(reasonOf(drawing.line(outside, inside))).not.toMatch(OPEN);
    expect(reasonOf(drawing.label('R', { x: 121, y: 126 }))).toMatch(OPEN);
  });
});

/** A chain of bonds with brackets around its middle. */
function bracketed(tick = 3): DrawingBuilder {
  const drawing = new DrawingBuilder();
  let at = { x: 100, y: 100 };
  for (let k = 0; k < 6; k++) {
    const next = step(at, k % 2 ? 30 : -30);
    drawing.line(at, next);
    at = next;
  }
  for (const [x, side] of [
    [117, 1],
    [155, -1],
  ] as const) {
    drawing.line({ x, y: 86 }, { x, y: 112 });
    for (const y of [86, 112]) drawing.line({ x, y }, { x: x + side * tick, y });
  }
  return drawing;
}

describe('a part in brackets', () => {
  const REPEAT = /in brackets is repeated/;

  it.each(['n', 'm', '3', '12'])('with the count %s is withheld', (count) => {
    expect(reasonOf(bracketed().text(count, { x: 157, y: 116 }, 6))).toMatch(REPEAT);
  });

  it('with a count that is written with its bracket is withheld', () => {
    expect(reasonOf(withSubstituent('OH').text(']n', { x: 240, y: 220 }))).toMatch(REPEAT);
  });

  it.each([
    ['(', ')', REPEAT],
    ['[', ']', REPEAT],
    [')', '(', /read/],
  ])(
    'that are letters, %s and %s with a count, are told by where they open',
    (left, right, says) => {
      const drawing = cyclohexane()
        .text(left, { x: 182, y: 204 })
        .text(right, { x: 214, y: 204 })
        .text('n', { x: 218, y: 210 }, 6);
      expect(reasonOf(drawing)).toMatch(says);
    },
  );

  it('without a count is not', () => {
    expect(reasonOf(bracketed())).not.toMatch(REPEAT);
  });

  it('is not seen in bonds with numbers of atoms', () => {
    expect(reasonOf(withSubstituent('OH').text('3', { x: 214, y: 214 }, 6))).toBe('read');
  });
});

describe('a metal', () => {
  it.each(['Fe', 'Mn', 'Fe(II)', 'Hg'])('%s without a bond is not left out', (metal) => {
    expect(reasonOf(withSubstituent('OH').text(metal, { x: 200, y: 240 }))).toMatch(
      `The metal “${metal}” has no bond`,
    );
  });

  it.each(['Hg', 'Mn', 'Fe'])('%s at a bond is that element', (metal) => {
    expect(elementCounts(readDrawing(withSubstituent(metal)))).toMatch(new RegExp(`${metal}1`));
  });

  it('with a charge is a part', () => {
    const drawing = withSubstituent('O−').label('Na+', { x: 200, y: 240 });
    expect(elementCounts(readDrawing(drawing))).toBe('C6 Na1 O1');
  });

  it('that is not known says so', () => {
    expect(reasonOf(withSubstituent('Xq'))).toMatch('“Xq” is not understood');
  });
});

it('leaves half a molecule of water out, and says so', () => {
  const drawing = withSubstituent('OH').text('½ H2O', { x: 240, y: 230 });
  const outcome = readLineArt(drawing.page(), drawing.box());
  expect(outcome.ok && outcome.remarks).toEqual([expect.stringContaining('“½ H2O” is not part')]);
});

describe('a chain bound to an enzyme', () => {
  it.each(['S-Enz', 'SEnz', 'SCoA', 'S-ACP', 'S-enzyme', 'S-Protein'])(
    '%s ends in a residue',
    (label) => {
      expect(elementCounts(readDrawing(withSubstituent(label)))).toBe('*1 C6 S1');
    },
  );

  it('ends in a residue at a drawn shape', () => {
    const end = step(corner(1), -30);
    const drawing = cyclohexane()
      .line(corner(1), end)
      .circle(step(end, -30, 20), 19);
    expect(bondList(readDrawing(drawing))).toMatch(/\*1-C3/);
  });

  it('has no residue within a shape that is drawn around it', () => {
    const drawing = cyclohexane().line(corner(1), SUBSTITUENT).circle(CENTRE, 60);
    expect(elementCounts(readDrawing(drawing))).toBe('C7');
  });
});
