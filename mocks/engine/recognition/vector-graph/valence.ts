import { valencesOf } from '../labels/valences';
import type { GraphBuilder } from './graphBuilder';

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
    const allowed = valencesOf(atom.element, atom.charge);
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
