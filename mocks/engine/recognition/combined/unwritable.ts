/** Factor of a confidence if the drawing cannot be written as a structure. Chosen, not measured. */
const LEFT = 0.3;

/** Confidence (0..1) in a structure, given another program's reason why the drawing has none. */
export const confidenceBesideUnwritable = (
  confidence: number,
  reason: string | undefined,
): number => (reason === undefined ? confidence : LEFT * confidence);
