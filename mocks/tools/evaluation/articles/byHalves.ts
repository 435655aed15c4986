interface HalvedDrawing {
  readonly truth?: unknown;
  readonly cutOut?: { readonly pageIndex: number } | undefined;
}

/** Drawings that are counted together. */
export interface DrawingSet<Drawing extends HalvedDrawing> {
  readonly name: string;
  readonly drawings: readonly Drawing[];
}

/** Drawings by article and in all, and by halves, so that one can choose and the other report. */
export function byHalves<Drawing extends HalvedDrawing>(
  evaluated: readonly DrawingSet<Drawing>[],
): DrawingSet<Drawing>[] {
  const all = { name: 'all', drawings: evaluated.flatMap(({ drawings }) => drawings) };
  const halves = ['odd', 'even'].map((name, half) => ({
    name: `${name} rows`,
    drawings: evaluated.flatMap(({ drawings }) => halfOf(drawings, half)),
  }));
  return [...evaluated, all, ...halves];
}

/** Every second drawing of an article; what is false belongs to the half of its page. */
function halfOf<Drawing extends HalvedDrawing>(
  drawings: readonly Drawing[],
  half: number,
): Drawing[] {
  const isInHalf = (index = NaN) => index % 2 === half;
  return [
    ...drawings.filter(({ truth }) => truth).filter((_drawing, index) => isInHalf(index)),
    ...drawings.filter(({ truth, cutOut }) => !truth && isInHalf(cutOut?.pageIndex)),
  ];
}
