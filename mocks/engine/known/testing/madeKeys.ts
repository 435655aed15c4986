/** InChIKeys of no compounds, the same at each run. */
export function createMadeKeys(seed: number) {
  let state = seed;
  // Mulberry32.
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const letters = (count: number): string =>
    Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join(
      '',
    );
  return {
    skeleton: () => letters(14),
    stereo: () => `${letters(8)}SA-N`,
  };
}

export const FLAT = 'UHFFFAOYSA-N';
