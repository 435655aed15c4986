import { readAtom } from './readAtom';
import { grafted, linked } from './bracketCopies';
import type { Step } from './draftStep';
import {
  BACKWARD,
  bearers,
  type Draft,
  emptyDraft,
  FORWARD,
  freeValence,
  MAX_NODES,
  openNodes,
} from './formulaDraft';
import { readGroup } from './readGroup';
import { readCharge, readHydrogens } from './hydrogensAndCharges';
import { isOxo, type LabelToken } from './labelTokens';
import { type Budget, spend, stepsOf } from './searchBudget';

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

/** Tokens as read from the other end. */
export const reversedTokens = (tokens: readonly LabelToken[]): LabelToken[] =>
  [...tokens].reverse();
