import { type Draft, type DraftNode, MAX_NODES } from './formulaDraft';
import type { Span } from './labelTokens';

/** Side groups: the draft continues at the atom that bears them. */
export function grafted(
  draft: Draft,
  inner: Draft,
  { parent, order }: { readonly parent: number; readonly order: 1 | 2 | 3 },
  count: number,
  span: Span,
): Draft {
  let nodes = draft.nodes;
  for (let copy = 0; copy < count; copy++)
    nodes = appended(nodes, inner, parent, order, copy, span);
  return { ...draft, nodes, ends: [parent], nextOrder: undefined };
}

/** A link of a chain, as often as it is counted: the draft continues at its last atom. */
export function linked(
  draft: Draft,
  inner: Draft,
  { parent, order }: { readonly parent: number; readonly order: 1 | 2 | 3 },
  count: number,
  tail: number,
  span: Span,
): Draft {
  let nodes = draft.nodes;
  let at = parent;
  for (let copy = 0; copy < count && nodes.length <= MAX_NODES; copy++) {
    const shift = nodes.length;
    nodes = appended(nodes, inner, at, order, copy, span);
    at = shift + tail;
  }
  return { ...draft, nodes, ends: [at], nextOrder: undefined };
}

function appended(
  nodes: readonly DraftNode[],
  inner: Draft,
  parent: number,
  order: 1 | 2 | 3,
  copy: number,
  { from, to }: Span,
): readonly DraftNode[] {
  if (nodes.length > MAX_NODES) return nodes;
  const shift = nodes.length;
  const added = inner.nodes.map((node): DraftNode => {
    const place = { copy, from, to };
    if (node.isPart) return { ...node, ...place };
    return node.parent < 0
      ? { ...node, ...place, parent, order }
      : { ...node, ...place, parent: node.parent + shift };
  });
  return [...nodes, ...added];
}
