/** Index of the first largest value; 0 for an empty list. */
export function argmax(values: readonly number[]): number {
  let best = 0;
  values.forEach((value, i) => {
    if (value > (values[best] ?? -Infinity)) best = i;
  });
  return best;
}

export function logSoftmax(logits: readonly number[]): number[] {
  const max = logits.reduce((a, b) => Math.max(a, b), -Infinity);
  const logSum = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - max), 0));
  return logits.map((logit) => logit - max - logSum);
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/**
 * Natural logarithms of probabilities with one of `count` outcomes nearly certain, for decisions made by a
 * rule instead of a network.
 */
export const certainLogs = (count: number, sure: number): number[] =>
  Array.from({ length: count }, (_, i) => (i === sure ? -0.01 : -9));
