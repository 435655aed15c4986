import type { BuildAtom, GraphBuilder } from './graphBuilder';

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
  Se: [2, 4, 6],
  Br: [1, 3, 5],
  I: [1, 3, 5],
};

/** The effect of a charge on the valence: N+ and O+ bind one more, C+ and all anions one less. */
function allowedValences({ element, charge }: BuildAtom): readonly number[] | undefined {
  const neutral = VALENCES[element];
  if (!neutral) return undefined;
  const gains = 'N P O S Se Cl Br I'.split(' ').includes(element) && charge > 0;
  const change = element === 'B' ? -charge : gains ? charge : -Math.abs(charge);
  return neutral.map((v) => v + change).filter((v) => v >= 0);
}

export interface ValenceReport {
  /** Message for the user about an atom that no molecule can have. */
  readonly violation?: string;
  /** Atoms whose drawn bonds and hydrogens don't add up. */
  readonly doubts: readonly string[];
}

/** Compares every atom's bonds and stated hydrogens with the valences of its element. */
export function checkValences(builder: GraphBuilder): ValenceReport {
  const doubts: string[] = [];
  for (const [i, atom] of builder.atoms.entries()) {
    const allowed = allowedValences(atom);
    if (!allowed) continue;
    const drawn = builder.valenceOf(i);
    const total = drawn + (atom.hydrogens ?? 0);
    const most = Math.max(...allowed, 0);
    if (total > most) {
      const name = atom.element + (atom.charge > 0 ? '+' : atom.charge < 0 ? '−' : '');
      return { violation: `An atom has too many bonds: ${name} with ${total}`, doubts };
    }
    if (atom.hydrogens !== undefined && !allowed.includes(total)) {
      doubts.push(`${atom.element} with ${total} of ${allowed[0] ?? 0} bonds drawn`);
    }
  }
  return { doubts };
}
