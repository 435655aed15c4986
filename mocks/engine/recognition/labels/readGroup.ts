import { addNode, bearers, type Draft, freeValence, openNodes } from './formulaDraft';
import { readFragment } from './fragment';
import { groupSmiles } from './groupTable';
import type { LabelToken, Span } from './labelTokens';

/** An abbreviated group, a chain or a residue on an atom before it. */
export function* readGroup(
  token: LabelToken & { readonly kind: 'group' | 'chain' | 'residue' },
  draft: Draft,
): Generator<Draft> {
  const { from, to, count } = token;
  const group = token.kind === 'group' ? (groupSmiles(token.name) ?? 'C') : chainSmiles(token);
  const named =
    token.kind === 'residue'
      ? { element: '*', label: token.name, from, to }
      : { element: readFragment(group).atoms[0]?.element ?? 'C', group, from, to };
  if (token.kind === 'chain' && token.open === 2) {
    yield* openChain(token.carbons * count, draft, { from, to });
    return;
  }
  if (draft.nodes.length === 0) {
    if (count === 1) yield addNode(draft, { ...named, parent: -1 });
    return;
  }
  if (draft.ends.length > 1) {
    if (count > draft.ends.length) return;
    const bearers = draft.ends.slice(0, count);
    const next = bearers.reduce((d, parent) => addNode(d, { ...named, parent }), draft);
    yield { ...next, ends: count === draft.ends.length ? draft.ends : draft.ends.slice(count) };
    return;
  }
  for (const { parent, draft: before } of bearers(draft)) {
    if (freeValence(draft.nodes, parent) < count) continue;
    let next = before;
    for (let k = 0; k < count; k++) next = addNode(next, { ...named, parent });
    yield { ...next, ends: [parent] };
  }
}

function chainSmiles(token: LabelToken & { readonly kind: 'chain' | 'residue' | 'group' }): string {
  if (token.kind !== 'chain') return 'C';
  const { carbons, ends } = token;
  if (ends === 'H') return 'C'.repeat(carbons);
  return 'C(F)(F)'.repeat(carbons - 1) + 'C(F)(F)F';
}

/** C2H4 within a formula: CH2CH2. */
function* openChain(carbons: number, draft: Draft, span: Span): Generator<Draft> {
  const parents = draft.nodes.length === 0 ? [-1] : openNodes(draft);
  for (const start of parents) {
    let next = draft;
    let parent = start;
    for (let k = 0; k < carbons; k++) {
      next = addNode(next, { element: 'C', hydrogens: 2, parent, ...span });
      parent = next.nodes.length - 1;
    }
    yield next;
  }
}
