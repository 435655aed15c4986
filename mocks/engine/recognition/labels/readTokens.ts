import { readFragment } from './fragment';
import { countedAtoms } from './countedAtoms';
import {
  addNode,
  BACKWARD,
  bearers,
  type Draft,
  type DraftNode,
  emptyDraft,
  FORWARD,
  freeValence,
  MAX_NODES,
  openNodes,
  withNode,
} from './formulaDraft';
import { groupSmiles } from './groupTable';
import { cationCharge } from './labelElements';
import { isOxo, type LabelToken, type Span } from './labelTokens';
import { type Budget, spend, stepsOf } from './searchBudget';
import { valencesOf } from './valences';

/**
 * All ways to read tokens, in their order, as a chain with side groups that continues a draft. Most are
 * chemically impossible; `soundFormulas` tells.
 */
export function* readTokens(
  tokens: readonly LabelToken[],
  draft: Draft,
  budget: Budget,
): Generator<Draft> {
  if (!spend(budget, stepsOf(draft.nodes)) || draft.nodes.length > MAX_NODES) return;
  const [token, ...rest] = tokens;
  if (!token) {
    if (draft.waiting.hydrogens === 0 && draft.waiting.charge === 0) yield draft;
    return;
  }
  for (const { next, used } of readToken(token, rest, draft, budget)) {
    yield* readTokens(used === 1 ? rest : rest.slice(used - 1), next, budget);
  }
}

/** A draft after one token, or after several that belong together. */
interface Step {
  readonly next: Draft;
  readonly used: number;
}

function* readToken(
  token: LabelToken,
  rest: readonly LabelToken[],
  draft: Draft,
  budget: Budget,
): Generator<Step> {
  if (token.kind === 'bond') yield { next: { ...draft, nextOrder: token.order }, used: 1 };
  else if (token.kind === 'charge') yield* readCharge(token.charge, rest, draft);
  else if (token.kind === 'dot') yield* readPart(rest, draft, budget);
  else if (token.kind === 'atom' && token.element === 'H' && token.isotope === undefined) {
    yield* readHydrogens(token, rest, draft);
  } else if (token.kind === 'bracket') {
    for (const next of readBracket(token, draft, budget)) yield { next, used: 1 };
  } else if (token.kind === 'atom') yield* readAtom(token, rest, draft);
  else for (const next of readGroup(token, draft)) yield { next, used: 1 };
}

/** Hydrogens belong to the atom before them or to the one after, at a label's ends to the only one there. */
function* readHydrogens(
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
function* readCharge(charge: number, rest: readonly LabelToken[], draft: Draft): Generator<Step> {
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

function* readAtom(
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

/** Na of ONa, Na+, Cl−: a part of its own; without its charge, the atom before it has the opposite one. */
function* readIon(
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

/** After a dot: a molecule of its own, such as HCl or H2O. */
function* readPart(rest: readonly LabelToken[], draft: Draft, budget: Budget): Generator<Step> {
  for (const part of readTokens(rest, emptyDraft(), budget)) {
    const shift = draft.nodes.length;
    const nodes = part.nodes.map((node) => ({
      ...node,
      parent: node.parent < 0 ? -1 : node.parent + shift,
    }));
    yield { next: { ...draft, nodes: [...draft.nodes, ...nodes] }, used: rest.length + 1 };
  }
}

function* readGroup(
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
function* openChain(
  carbons: number,
  draft: Draft,
  span: { readonly from: number; readonly to: number },
): Generator<Draft> {
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

/** `(CH3)2` is attached that many times to the atom before it; `(CH2)4` continues the chain. */
function* readBracket(
  token: LabelToken & { readonly kind: 'bracket' },
  draft: Draft,
  budget: Budget,
): Generator<Draft> {
  const { content, count } = token;
  const hasOxo = isOxo(content);
  for (const order of hasOxo ? [FORWARD] : [FORWARD, ...BACKWARD]) {
    const tokens = order.backward ? reversedTokens(content) : content;
    for (const inner of readTokens(tokens, emptyDraft(order), budget)) {
      const oxo = hasOxo && inner.nodes.length === 1 && draft.nodes.length > 0;
      if (!oxo && losesBond(inner, draft)) continue;
      const bond = oxo ? 2 : (draft.nextOrder ?? inner.nodes[0]?.order ?? 1);
      const choices = draft.nodes.length === 0 ? [{ parent: -1, draft }] : bearers(draft);
      for (const { parent, draft: before } of choices) {
        const at = { parent, order: bond };
        if (parent >= 0 && freeValence(draft.nodes, parent) >= count * bond) {
          yield grafted(before, inner, at, count, token);
        }
        if (oxo || order.backward !== draft.order.backward) continue;
        for (const tail of openNodes(inner)) yield linked(before, inner, at, count, tail, token);
      }
    }
  }
}

/** Whether a multiple bond written at an end of a bracket would become a single one. */
const losesBond = (inner: Draft, draft: Draft): boolean =>
  inner.nextOrder !== undefined || (draft.nodes.length === 0 && (inner.nodes[0]?.order ?? 1) > 1);

/** Side groups: the draft continues at the atom that bears them. */
function grafted(
  draft: Draft,
  inner: Draft,
  { parent, order }: { readonly parent: number; readonly order: 1 | 2 | 3 },
  count: number,
  span: { readonly from: number; readonly to: number },
): Draft {
  let nodes = draft.nodes;
  for (let copy = 0; copy < count; copy++)
    nodes = appended(nodes, inner, parent, order, copy, span);
  return { ...draft, nodes, ends: [parent], nextOrder: undefined };
}

/** A link of a chain, as often as it is counted: the draft continues at its last atom. */
function linked(
  draft: Draft,
  inner: Draft,
  { parent, order }: { readonly parent: number; readonly order: 1 | 2 | 3 },
  count: number,
  tail: number,
  span: { readonly from: number; readonly to: number },
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
  { from, to }: { readonly from: number; readonly to: number },
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

/** Tokens as read from the other end. */
export const reversedTokens = (tokens: readonly LabelToken[]): LabelToken[] =>
  [...tokens].reverse();
