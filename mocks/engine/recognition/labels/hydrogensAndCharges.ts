import type { Step } from './draftStep';
import { addNode, type Draft, freeValence, openNodes, withNode } from './formulaDraft';
import type { LabelToken, Span } from './labelTokens';
import { valencesOf } from './valences';

/** Hydrogens belong to the atom before them or to the one after, at a label's ends to the only one there. */
export function* readHydrogens(
  token: LabelToken & { readonly kind: 'atom' },
  rest: readonly LabelToken[],
  draft: Draft,
): Generator<Step> {
  const { count } = token;
  const { nodes, ends, waiting, order } = draft;
  const follows = rest.some(({ kind }) => kind === 'atom');
  if (nodes.length === 0 && rest.length === 0 && count === 1) {
    yield { next: addNode(draft, { element: 'H', parent: -1, from: 0, to: 1 }), used: 1 };
  }
  if ((nodes.length === 0 || order.hydrogens === 'before') && follows) {
    const next = { ...draft, waiting: { ...waiting, hydrogens: count } };
    if (waiting.hydrogens === 0) yield { next, used: 1 };
    return;
  }
  if (ends.length > 1 && (count === ends.length || count === 1)) {
    const next = ends.slice(0, count).reduce((d, i) => addHydrogens(d, i, 1, token), draft);
    yield { next: { ...next, ends: count === 1 ? ends.slice(1) : ends }, used: 1 };
  } else if (ends[0] !== undefined && freeValence(nodes, ends[0]) >= count) {
    yield { next: addHydrogens(draft, ends[0], count, token), used: 1 };
  }
}

/** Hydrogens on an atom that is not written beside them count as a liberty taken. */
function addHydrogens(draft: Draft, index: number, count: number, { from, to }: Span): Draft {
  const node = draft.nodes[index];
  const isBeside = node?.to === from || node?.from === to;
  const next = withNode(draft, index, { hydrogens: (node?.hydrogens ?? 0) + count });
  return isBeside ? next : { ...next, skips: next.skips + 1 };
}

/** A charge belongs to an atom before it, or at a label's start to the one after it. */
export function* readCharge(
  charge: number,
  rest: readonly LabelToken[],
  draft: Draft,
): Generator<Step> {
  const { ends, nodes } = draft;
  if (Math.abs(charge) > 1 && Math.abs(charge) === ends.length) {
    const each = Math.sign(charge);
    yield { next: ends.reduce((d, end) => withNode(d, end, { charge: each }), draft), used: 1 };
    return;
  }
  for (const index of [...new Set([...draft.ends, ...openNodes(draft), ...pathOf(draft)])]) {
    const node = nodes[index];
    if (!node || node.charge !== 0 || node.group !== undefined || node.element === '*') continue;
    if (Math.abs(charge) > 1 && valencesOf(node.element, 0) !== undefined) continue;
    const others = draft.ends.filter((end) => end !== index);
    const next = withNode(draft, index, { charge });
    yield { next: { ...next, ends: others.length > 0 ? others : draft.ends }, used: 1 };
  }
  if (draft.waiting.charge === 0 && rest.length > 0) {
    yield { next: { ...draft, waiting: { ...draft.waiting, charge } }, used: 1 };
  }
}

function pathOf({ nodes, ends }: Draft): number[] {
  const path: number[] = [];
  for (let at = ends[0] ?? -1; at >= 0; at = nodes[at]?.parent ?? -1) path.push(at);
  return path;
}
