import { addNode, type Draft, freeValence, withNode } from './formulaDraft';
import type { LabelToken } from './labelTokens';

type Atoms = LabelToken & { readonly kind: 'atom' };

/**
 * Several atoms of one element after an atom: CO2, SO2, SO3, PO3, NO2, N2, N3, CF3, CD3. What they mean
 * depends on the atom before them.
 */
export function* countedAtoms(
  token: Atoms,
  draft: Draft,
  parent: number | undefined,
  rest: readonly LabelToken[],
): Generator<Draft> {
  const { element, count } = token;
  if (element === 'N') yield* nitrogens(token, draft, parent, rest);
  if (parent === undefined) return;
  const before = draft.nodes[parent]?.element ?? '';
  if (/^(?:F|Cl|Br|I|H)$/.test(element) && freeValence(draft.nodes, parent) >= count) {
    yield branches(token, draft, parent, Array<1>(count).fill(1));
  } else if (count === 2 && (element === 'O' || element === 'S') && before === 'C') {
    yield endingAt(branches(token, draft, parent, [2, 1]), 1);
  } else if (element === 'O') yield* oxygens(token, draft, parent, before, rest);
}

function* oxygens(
  token: Atoms,
  draft: Draft,
  parent: number,
  before: string,
  rest: readonly LabelToken[],
): Generator<Draft> {
  const { count } = token;
  if (before === 'N' && count === 2) {
    const nitro = branches(token, draft, parent, [2, 1]);
    yield withNode(withNode(nitro, parent, { charge: 1 }), nitro.nodes.length - 1, { charge: -1 });
  }
  if (before === 'S' || before === 'Se') {
    if (count === 2) yield branches(token, draft, parent, [2, 2]);
    if (count === 3) yield endingAt(branches(token, draft, parent, [2, 2, 1]), 1);
    if (count === 2 && isAcidEnd(rest[0])) {
      yield endingAt(branches(token, draft, parent, [2, 1]), 1);
    }
  }
  if (before === 'P' && (count === 2 || count === 3)) {
    const singles = count - 1;
    yield endingAt(branches(token, draft, parent, count === 2 ? [2, 1] : [2, 1, 1]), singles);
  }
}

/** What is on the oxygen of an acid. */
const isAcidEnd = (token: LabelToken | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'charge' ||
    (token.kind === 'atom' && /^(?:H|Na|K|Li)$/.test(token.element) && token.count === 1));

/** Azides, diazo groups and diazonium: N3, N2, N2+. */
function* nitrogens(
  token: Atoms,
  draft: Draft,
  parent: number | undefined,
  rest: readonly LabelToken[],
): Generator<Draft> {
  const { element, from, to } = token;
  const own = { element, from, to };
  const after = (d: Draft) => d.nodes.length - 1;
  const back = (d: Draft): Draft =>
    parent === undefined ? { ...d, ends: [0] } : { ...d, ends: [parent] };
  if (token.count === 3) {
    const first = addNode(draft, { ...own, parent: parent ?? -1 });
    const second = addNode(first, { ...own, charge: 1, parent: after(first), order: 2 });
    yield back(addNode(second, { ...own, charge: -1, parent: after(second), order: 2 }));
  }
  if (token.count !== 2) return;
  const diazonium = rest[0]?.kind === 'charge';
  const first = addNode(draft, {
    ...own,
    charge: diazonium ? 0 : 1,
    parent: parent ?? -1,
    order: diazonium ? 1 : 2,
  });
  const second = addNode(first, {
    ...own,
    charge: diazonium ? 0 : -1,
    parent: after(first),
    order: diazonium ? 3 : 2,
  });
  yield diazonium ? { ...second, ends: [after(first)] } : back(second);
}

/** Adds atoms of one element to `parent`, which continues the chain. */
function branches(
  { element, isotope, from, to }: Atoms,
  draft: Draft,
  parent: number,
  orders: readonly (1 | 2)[],
): Draft {
  const added = orders.reduce(
    (d, order) => addNode(d, { element, isotope, from, to, parent, order }),
    draft,
  );
  return { ...added, ends: [parent] };
}

/** The last atoms added continue the chain instead. */
function endingAt(draft: Draft, count: number): Draft {
  const total = draft.nodes.length;
  return { ...draft, ends: Array.from({ length: count }, (_, k) => total - count + k) };
}
