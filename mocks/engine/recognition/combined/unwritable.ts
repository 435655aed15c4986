/** Part of a confidence that is left beside a drawing that no structure can say. Chosen, not measured. */
const LEFT = 0.3;

/** Confidence (0..1) in a structure, given another program's reason why the drawing has none. */
export const confidenceBesideUnwritable = (
  confidence: number,
  reason: string | undefined,
): number => (reason === undefined ? confidence : LEFT * confidence);
