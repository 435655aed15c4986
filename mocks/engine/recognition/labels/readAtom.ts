import { countedAtoms } from './countedAtoms';
import type { Step } from './draftStep';
import { addNode, bearers, type Draft } from './formulaDraft';
import { readIon } from './readIon';
import { cationCharge } from './labelElements';
import type { LabelToken } from './labelTokens';

/** An atom, or several counted ones, on an atom before it; ions are parts of their own. */
export function* readAtom(
  token: LabelToken & { readonly kind: 'atom' },
  rest: readonly LabelToken[],
  draft: Draft,
): Generator<Step> {
  const ions = [...readIon(token, rest, draft)];
  yield* ions;
  if (cationCharge(token.element) !== undefined || ions.length > 0) return;
  const { element, isotope, from, to } = token;
  const named = { element, isotope, from, to };
  if (draft.nodes.length === 0) {
    if (token.count === 1) yield { next: addNode(draft, { ...named, parent: -1 }), used: 1 };
    else for (const next of countedAtoms(token, draft, undefined, rest)) yield { next, used: 1 };
    return;
  }
  for (const { parent, draft: before } of bearers(draft)) {
    if (token.count > 1) {
      for (const next of countedAtoms(token, before, parent, rest)) yield { next, used: 1 };
      continue;
    }
    const orders = draft.nextOrder ? [draft.nextOrder] : ordersOf(token, draft, parent, rest[0]);
    for (const order of orders) {
      const next = addNode(before, { ...named, parent, order });
      const stays = order > 1 && !draft.nextOrder;
      yield { next: stays ? { ...next, ends: [parent] } : next, used: 1 };
    }
  }
}

/** Orders that condensed formulas leave out: C=O, S=O, P=O, C=S, N=O, C≡N. */
function ordersOf(
  { element }: { readonly element: string },
  draft: Draft,
  parent: number,
  next: LabelToken | undefined,
): (1 | 2 | 3)[] {
  const before = draft.nodes[parent]?.element ?? '';
  // SOCH3 is a sulfoxide by convention.
  if (element === 'O' && before === 'S' && !(next?.kind === 'atom' && next.element === 'H'))
    return [2];
  if (element === 'O' && /^(?:C|S|P|N|Se)$/.test(before)) return [2, 1];
  if (element === 'S' && /^[CP]$/.test(before)) return [2, 1];
  if (element === 'N' && before === 'C') return [3, 1];
  return [1];
}
