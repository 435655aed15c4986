import * as v from 'valibot';

/** More than any article has; a page with thousands of boxes takes minutes to match. */
const MOST_DRAWINGS = 1_000;

/** Far beyond the page: a box that leaves it by a margin is still a box. */
const [LEAST_POINT, MOST_POINT] = [-1_000, 20_000];

/** One line of text of limited length. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most, `is longer than ${most} characters`),
    v.regex(/^\P{C}*$/u, 'has control characters'),
  );

const point = v.pipe(v.number(), v.minValue(LEAST_POINT), v.maxValue(MOST_POINT));

/** Where a drawing stands. */
export const PLACE = {
  /** From 1. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** `[x0, y0, x1, y1]`, tight around the ink, points, origin at the page's top left. */
  box: v.pipe(
    v.strictTuple([point, point, point, point]),
    v.check(([x0, y0, x1, y1]) => x0 < x1 && y0 < y1, 'is empty or turned over'),
  ),
};

export const SMILES = line(2_000);
export const LABEL = line(40);
export const NAME = line(300);

/** The bare DOI. */
export const DOI = v.pipe(
  v.string(),
  v.maxLength(200, 'is longer than a DOI'),
  v.regex(/^10\.\d{4,9}\/[^\s\p{C}]+$/u, 'is no DOI'),
);

export const drawingsOf = <Drawing extends v.GenericSchema>(drawing: Drawing) =>
  v.pipe(v.array(drawing), v.maxLength(MOST_DRAWINGS, `more than ${MOST_DRAWINGS} drawings`));
