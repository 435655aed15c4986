/** Usual valences of neutral atoms, lowest first (as in the CTfile specification and RDKit). */
const VALENCES: Readonly<Record<string, readonly number[]>> = {
  H: [1],
  B: [3],
  C: [4],
  N: [3],
  O: [2],
  F: [1],
  Si: [4],
  P: [3, 5],
  S: [2, 4, 6],
  Cl: [1, 3, 5, 7],
  Ge: [4],
  As: [3, 5],
  Se: [2, 4, 6],
  Br: [1, 3, 5],
  Sn: [4],
  Te: [2, 4, 6],
  I: [1, 3, 5],
};

const GAIN_WITH_PLUS = new Set(['N', 'P', 'As', 'O', 'S', 'Se', 'Te', 'Cl', 'Br', 'I']);

/**
 * The valences of an element with a charge: N+ and O+ bind one more, C+ and all anions one less, B− one more.
 * Undefined for elements whose number of bonds tells nothing, such as metals.
 */
export function valencesOf(element: string, charge: number): readonly number[] | undefined {
  const neutral = VALENCES[element];
  if (!neutral) return undefined;
  const gains = GAIN_WITH_PLUS.has(element) && charge > 0;
  const change = element === 'B' ? -charge : gains ? charge : -Math.abs(charge);
  return neutral.map((v) => v + change).filter((v) => v >= 0);
}
