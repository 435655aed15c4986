import { BACKWARD, type Draft, type DraftNode, emptyDraft, FORWARD } from './formulaDraft';
import { groupSmiles } from './groupTable';
import type { LabelBond } from './labelAnchors';
import type { LabelToken } from './labelTokens';
import { readTokens, reversedTokens } from './readTokens';
import { type Budget, spend } from './searchBudget';
import { soundFormulas } from './soundFormulas';

/** Atoms with usual valences that a label's tokens can stand for. */
export interface Reading {
  readonly nodes: readonly DraftNode[];
  /** The node that each drawn bond leads to. */
  readonly ends: readonly number[];
  /** Liberties taken with the order of writing; see {@link Draft}. */
  readonly skips: number;
}

/**
 * All readings of tokens, in the order of writing and outwards from the bonded one.
 *
 * @param anchors index of the token that each drawn bond leads to
 */
export function* readings(
  tokens: readonly LabelToken[],
  anchors: readonly number[],
  bonds: readonly LabelBond[],
  budget: Budget,
): Generator<Reading> {
  for (const draft of readTokens(tokens, emptyDraft(), budget)) {
    yield* attached(draft, tokens, anchors, bonds, budget);
  }
  const [anchor] = anchors;
  const single = anchor !== undefined && anchors.every((other) => other === anchor);
  if (!single || anchor === 0) return;
  for (const draft of outwards(tokens, anchor, budget)) {
    yield* attached(draft, tokens, anchors, bonds, budget);
  }
}

/** Reads a label from its bonded atom to both sides. */
function* outwards(
  tokens: readonly LabelToken[],
  anchor: number,
  budget: Budget,
): Generator<Draft> {
  const right = tokens.slice(anchor + 1);
  const left = reversedTokens(tokens.slice(0, anchor));
  for (const start of readTokens(tokens.slice(anchor, anchor + 1), emptyDraft(), budget)) {
    for (const order of BACKWARD) {
      for (const half of readTokens(left, { ...start, order }, budget)) {
        yield* readTokens(right, { ...half, ends: start.ends, order: FORWARD }, budget);
      }
    }
  }
}

/** Puts the drawn bonds on atoms of their tokens. */
function* attached(
  draft: Draft,
  tokens: readonly LabelToken[],
  anchors: readonly number[],
  bonds: readonly LabelBond[],
  budget: Budget,
): Generator<Reading> {
  for (const ends of endChoices(draft.nodes, tokens, anchors, bonds, budget)) {
    const outside = new Map<number, number>();
    ends.forEach((end, k) => outside.set(end, (outside.get(end) ?? 0) + (bonds[k]?.order ?? 1)));
    for (const nodes of soundFormulas(draft.nodes, outside, budget))
      yield { nodes, ends, skips: draft.skips };
  }
}

const ISOCYANIDE = groupSmiles('NC');

function* endChoices(
  nodes: readonly DraftNode[],
  tokens: readonly LabelToken[],
  anchors: readonly number[],
  bonds: readonly LabelBond[],
  budget: Budget,
): Generator<number[]> {
  if (!spend(budget)) return;
  const [anchor, ...others] = anchors;
  const token = anchor === undefined ? undefined : tokens[anchor];
  const [bond, ...rest] = bonds;
  if (!token || !bond) {
    yield [];
    return;
  }
  const own = nodes.flatMap((node, i) =>
    node.from >= token.from && node.to <= token.to && !node.isPart ? [i] : [],
  );
  const first = bond.letter < (token.from + token.to) / 2;
  const copies = own.map((i) => nodes[i]?.copy ?? 0);
  const copy = first ? Math.min(...copies) : Math.max(...copies);
  for (const end of own.filter((_, k) => copies[k] === copy)) {
    // The bond to an isocyanide leads to its nitrogen.
    if (nodes[end]?.group === ISOCYANIDE && bond.letter !== token.from) continue;
    for (const after of endChoices(nodes, tokens, others, rest, budget)) yield [end, ...after];
  }
}
