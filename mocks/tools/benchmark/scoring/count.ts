/** How many were there to state, how many were stated, and how many of those are right. */
export interface Count {
  readonly right: number;
  readonly stated: number;
  readonly expected: number;
}

export const NONE: Count = { right: 0, stated: 0, expected: 0 };

export const countOf = (right: boolean, stated: boolean, expected: boolean): Count => ({
  right: Number(right),
  stated: Number(stated),
  expected: Number(expected),
});

export const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, { right, stated, expected }) => ({
      right: sum.right + right,
      stated: sum.stated + stated,
      expected: sum.expected + expected,
    }),
    NONE,
  );

/** Share of what was stated that is right; undefined of nothing. */
export const precisionOf = ({ right, stated }: Count): number | undefined => shareOf(right, stated);

/** Share of what there was to state that was stated right; undefined of nothing. */
export const recallOf = ({ right, expected }: Count): number | undefined =>
  shareOf(right, expected);

/** The harmonic mean of both, 2 right / (stated + expected); undefined where there was nothing and nothing was stated. */
export const f1Of = ({ right, stated, expected }: Count): number | undefined =>
  shareOf(2 * right, stated + expected);

const shareOf = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);
