/** Never as the score of one program: it says what the readings of all of them are worth together. */
export const jointScoreInWords = (jointConfidence: number): string =>
  `${jointConfidence.toFixed(2)}, all engines together`;
