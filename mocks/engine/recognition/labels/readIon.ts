import type { Step } from './draftStep';
import { type Draft, type DraftNode, freeValence, withNode } from './formulaDraft';
import { cationCharge } from './labelElements';
import type { LabelToken } from './labelTokens';

/** Na of ONa, Na+, Cl−: a part of its own; without its charge, the atom before it has the opposite one. */
export function* readIon(
  token: LabelToken & { readonly kind: 'atom' },
  rest: readonly LabelToken[],
  draft: Draft,
): Generator<Step> {
  const [sign] = rest;
  const cation = cationCharge(token.element);
  const written = sign?.kind === 'charge' ? sign.charge : draft.waiting.charge;
  const isAnion = token.count === 1 && /^(?:F|Cl|Br|I)$/.test(token.element) && written === -1;
  if (cation === undefined && !isAnion) return;
  const { element, from, to } = token;
  const unsigned =
    sign?.kind === 'charge' ? draft : { ...draft, waiting: { ...draft.waiting, charge: 0 } };
  const ion = { element, from, to, parent: -1, isPart: true } as const;
  if (written === (cation ?? -1)) {
    const next = addParts(unsigned, { ...ion, charge: written }, token.count);
    yield { next, used: sign?.kind === 'charge' ? 2 : 1 };
    return;
  }
  if (cation === undefined) return;
  const free = draft.ends.filter(
    (end) => draft.nodes[end]?.charge === 0 && freeValence(draft.nodes, end) > 0,
  );
  if (free.length >= token.count && draft.waiting.hydrogens === 0) {
    const charged = free
      .slice(0, token.count)
      .reduce((d, index) => withNode(d, index, { charge: -cation }), draft);
    yield { next: addParts(charged, { ...ion, charge: cation }, token.count), used: 1 };
  } else if (draft.nodes.length === 0 || (token.count === 1 && rest.length > 0)) {
    // NaO: the atom that follows has the charge.
    const waiting = { ...draft.waiting, charge: draft.waiting.charge - cation };
    const next = { ...addParts(draft, { ...ion, charge: cation }, token.count), waiting };
    yield { next, used: 1 };
  }
}

function addParts(
  draft: Draft,
  node: Pick<DraftNode, 'element' | 'charge' | 'from' | 'to' | 'parent'> & Partial<DraftNode>,
  count: number,
): Draft {
  const parts = Array.from({ length: count }, (): DraftNode => ({
    hydrogens: 0,
    order: 1,
    ...node,
  }));
  return { ...draft, nodes: [...draft.nodes, ...parts] };
}
