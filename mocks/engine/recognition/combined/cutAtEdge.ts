/** Part of a confidence that is left if the picture may lack a part of the drawing. Chosen, not measured. */
const LEFT = 0.8;

/** Confidence (0..1) in a reading of a cut-out, which may touch ink at its edge. */
export const confidenceOfCutOut = (confidence: number, touchesEdge: boolean): number =>
  touchesEdge ? LEFT * confidence : confidence;
