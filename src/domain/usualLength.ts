/** The middle one of the lengths of a drawing's bonds, without those of no length; undefined without any. */
export function usualLength(lengths: readonly number[]): number | undefined {
  const drawn = lengths.filter((length) => length > 1e-3).sort((a, b) => a - b);
  return drawn[Math.floor(drawn.length / 2)];
}
