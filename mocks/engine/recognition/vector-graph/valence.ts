import { valencesOf } from '../labels/valences';
import type { GraphBuilder } from './graphBuilder';

/** An atom whose drawn bonds and hydrogens don't add up. */
export interface OpenValence {
  readonly atom: number;
  /** Message for the user. */
  readonly says: string;
}

export interface ValenceReport {
  /** Message for the user about an atom that no molecule can have. */
  readonly violation?: string;
  readonly openValences: readonly OpenValence[];
}

/** Compares every atom's bonds and stated hydrogens with the valences of its element. */
export function checkValences(builder: GraphBuilder): ValenceReport {
  const openValences: OpenValence[] = [];
  for (const [i, atom] of builder.atoms.entries()) {
    const allowed = valencesOf(atom.element, atom.charge);
    if (!allowed) continue;
    const drawn = builder.valenceOf(i);
    const total = drawn + (atom.hydrogens ?? 0) + (atom.radical ? 1 : 0);
    // In an aromatic ring an oxygen gives a lone pair and a carbonyl nothing: no double bond of the ring is theirs.
    const totals = builder.isAromatic(i) ? [total, total - 1] : [total];
    const most = Math.max(...allowed, 0);
    if (totals.every((each) => each > most)) {
      const name = atom.element + (atom.charge > 0 ? '+' : atom.charge < 0 ? '−' : '');
      return { violation: `An atom has too many bonds: ${name} with ${total}`, openValences };
    }
    if (atom.hydrogens !== undefined && !totals.some((each) => allowed.includes(each))) {
      const says = `${atom.element} with ${total} of ${allowed[0] ?? 0} bonds drawn`;
      openValences.push({ atom: i, says });
    }
  }
  return { openValences };
}
