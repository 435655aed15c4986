import type { Box } from '../../geometry/box';
import { boxHoldsBox, growBox } from '../../geometry/boxes';
import { closeViewOfDrawing } from '../../lines/viewOfDrawing';
import type { PageContent } from '../../page/pageContent';
import { seenIn } from '../../page/pageView';
import { boxPrintedAs, printedAs, type Printing } from '../../page/testing/printedAs';
import { readLineArt } from '../../recognition/vector-graph/readLineArt';
import {
  BOND,
  DrawingBuilder,
  shortOf,
  step,
} from '../../recognition/vector-graph/testing/drawingBuilder';
import { bondList } from '../../recognition/vector-graph/testing/formula';
import { cyclohexane } from '../../recognition/vector-graph/testing/readDrawing';
import { findInViews } from './findInViews';
import { findVectorDrawings } from './findVectorDrawings';

/** A ring with a hashed methyl, a wedged amino group, a hydroxy group and a double bond. */
function drawn(cx: number, cy: number, drawing = new DrawingBuilder()): DrawingBuilder {
  const ring = DrawingBuilder.ring(cx, cy);
  const corner = (i: number) => ring[i % 6] ?? { x: cx, y: cy };
  for (let i = 0; i < 6; i++) {
    if (i === 0) drawing.doubleInside(corner(i), corner(i + 1), { x: cx, y: cy });
    else drawing.line(corner(i), corner(i + 1));
  }
  const [oxygen, nitrogen] = [step(corner(2), 30, 1.3 * BOND), step(corner(4), 150, 1.3 * BOND)];
  return drawing
    .line(corner(2), shortOf(corner(2), oxygen))
    .label('OH', oxygen)
    .wedge(corner(4), shortOf(corner(4), nitrogen))
    .label('NH2', nitrogen, 'first')
    .hash(corner(5), step(corner(5), -150));
}

const ALONE = drawn(200, 200);
const PAGE = ALONE.page();
const [OWN] = findVectorDrawings(PAGE);
const PRINTED: Box = OWN?.box ?? [0, 0, 0, 0];
const STRUCTURE = read(PAGE, PRINTED);

function read(page: PageContent, box: Box): string {
  const { content, toView } = seenIn(closeViewOfDrawing(page, box), page);
  const outcome = readLineArt(content, toView(box));
  return outcome.ok ? bondList(outcome.graph) : outcome.reason;
}

const boxesOn = (page: PageContent): Box[] =>
  findInViews(page, findVectorDrawings).map(({ box }) => box);

const SIZES = [6, 8, 11, 14.4, 18, 24, 30, 43, 58, 90, 120, 300];
const PRINTINGS = SIZES.flatMap((bond) =>
  ([0, 1, 2, 3] as const).map((quarters): Printing => ({ size: bond / BOND, quarters })),
);

describe('a drawing', () => {
  it('is read with its letters and its hashed bond', () => {
    expect(STRUCTURE).toMatch(/O1/);
    expect(STRUCTURE).toMatch(/C3-vC1/);
    expect(STRUCTURE).toMatch(/C3-\^N1/);
  });

  it.each(PRINTINGS)(
    'is found and read the same $size times as large, turned by $quarters quarters',
    (printing) => {
      const page = printedAs(printing, PAGE);
      const [box, ...others] = boxesOn(page);
      expect(others).toEqual([]);
      const whole = boxPrintedAs(printing, PAGE, PRINTED);
      const slack = Math.max(2, printing.size * 2);
      expect(box && boxHoldsBox(growBox(box, slack), whole)).toBe(true);
      expect(box && boxHoldsBox(growBox(whole, slack), box)).toBe(true);
      expect(read(page, box ?? PRINTED)).toBe(STRUCTURE);
    },
  );

  it('is found on one page with those of other sizes and directions, each once', () => {
    const printings: Printing[] = [
      { size: 1, quarters: 0 },
      { size: 1.4, quarters: 1, by: { x: 900, y: 0 } },
      { size: 3, quarters: 0, by: { x: 2000, y: 0 } },
      { size: 8, quarters: 2, by: { x: 0, y: 3000 } },
    ];
    const pages = printings.map((printing) => printedAs(printing, PAGE));
    const page: PageContent = {
      ...PAGE,
      width: 10_000,
      height: 10_000,
      paths: pages.flatMap(({ paths }) => paths),
      texts: pages.flatMap(({ texts }) => texts),
    };
    const boxes = boxesOn(page);
    expect(boxes).toHaveLength(printings.length);
    expect(boxes.map((box) => read(page, box))).toEqual(printings.map(() => STRUCTURE));
  });

  it('is found as it is printed where no line is longer than bonds and no letter turned', () => {
    const find = jest.fn(findVectorDrawings);
    expect(findInViews(PAGE, find)).toEqual(findVectorDrawings(PAGE));
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('keeps the box in which it was found as it is printed, if that holds all of it', () => {
    const page = printedAs({ size: 20 / BOND, quarters: 0 }, cyclohexane().page());
    expect(boxesOn(page)).toEqual(findVectorDrawings(page).map(({ box }) => box));
    expect(boxesOn(page)).toHaveLength(1);
  });
});
