/** Numbers from 0 to 1 (exclusive), the same in every run with the same seed. */
export type Random = () => number;

/** The generator mulberry32: 32 bits of state, good enough to choose what a client does. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the choices, with a probability proportional to its weight. */
export function choose<T extends string>(
  random: Random,
  weights: Readonly<Record<T, number>>,
  choices: readonly T[],
): T {
  const total = choices.reduce((sum, choice) => sum + weights[choice], 0);
  let left = random() * total;
  const chosen = choices.find((choice) => (left -= weights[choice]) < 0) ?? choices.at(-1);
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
