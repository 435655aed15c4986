import { type Formula, keyOf, writeOut } from './formula';
import { BACKWARD, type Draft, type DraftNode, emptyDraft, FORWARD } from './formulaDraft';
import { groupSmiles } from './groupTable';
import type { LabelLetter } from './labelLetters';
import { type LabelToken, tokenise } from './labelTokens';
import { type Budget, readTokens, reversedTokens } from './readTokens';
import { readSingleAtom } from './singleAtom';
import { soundFormulas } from './soundFormulas';

/** A drawn bond that leads to a label. */
export interface LabelBond {
  /** Index of the letter that it points at. */
  readonly letter: number;
  /** 1, 2 or 3; the sum, if several drawn bonds meet there. */
  readonly order: number;
}

export type ParsedLabel =
  | { readonly ok: true; readonly formula: Formula }
  /** `unknown`: a part has no meaning; `impossible`: no atoms with usual valences; `ambiguous`: several. */
  | { readonly ok: false; readonly problem: 'unknown' | 'impossible' | 'ambiguous' };

/** Steps of the search in one label, far more than any real one takes. */
const STEPS = 20_000;
/** Different ways to divide the letters that are tried. */
const MAX_DIVISIONS = 24;

/**
 * The atoms that a condensed label stands for: `(CH2)12CH3`, `MeO2C`, `NHBoc`, `SO3−Na+`.
 *
 * The grammar takes a label in the order of writing, and outwards from the atom that is bonded, because
 * `H3CO` is written backwards. Every reading in which all valences are right is found; if there is not
 * exactly one, the label is refused. A single atom with its hydrogens is taken as written: its charge may be
 * drawn beside it.
 *
 * @param letters without blanks
 * @param bonds those drawn to the label; none for a molecule or an ion of its own
 */
export function parseLabel(
  letters: readonly LabelLetter[],
  bonds: readonly LabelBond[],
): ParsedLabel {
  const single = readSingleAtom(letters);
  if (single)
    return { ok: true, formula: { atoms: [single], bonds: [], ends: bonds.map(() => 0) } };
  const budget: Budget = { left: STEPS };
  const found = new Map<string, Reading>();
  let divisions = 0;
  for (const tokens of tokenise(letters)) {
    if (++divisions > MAX_DIVISIONS) break;
    for (const anchors of anchorChoices(tokens, bonds)) {
      const read = [...readings(tokens, anchors, bonds, budget)];
      for (const reading of read) found.set(keyOf(reading.nodes, reading.ends), reading);
      // A bond that points at the O of CH3CO leads to its carbon only if the oxygen cannot take it.
      if (read.length > 0) break;
    }
  }
  if (budget.left <= 0) return { ok: false, problem: 'unknown' };
  const fewest = Math.min(...[...found.values()].map(({ skips }) => skips));
  const [reading, ...others] = [...found.values()].filter(({ skips }) => skips === fewest);
  if (!reading) return { ok: false, problem: divisions === 0 ? 'unknown' : 'impossible' };
  if (others.length > 0) return { ok: false, problem: 'ambiguous' };
  return { ok: true, formula: writeOut(reading.nodes, reading.ends) };
}

const ISOCYANIDE = groupSmiles('NC');

interface Reading {
  readonly nodes: readonly DraftNode[];
  readonly ends: readonly number[];
  readonly skips: number;
}

/** @param anchors index of the token that each drawn bond leads to */
function* readings(
  tokens: readonly LabelToken[],
  anchors: readonly number[],
  bonds: readonly LabelBond[],
  budget: Budget,
): Generator<Reading> {
  for (const draft of readTokens(tokens, emptyDraft(), budget)) {
    yield* attached(draft, tokens, anchors, bonds);
  }
  const [anchor] = anchors;
  const single = anchor !== undefined && anchors.every((other) => other === anchor);
  if (!single || anchor === 0) return;
  for (const draft of outwards(tokens, anchor, budget)) {
    yield* attached(draft, tokens, anchors, bonds);
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
): Generator<Reading> {
  for (const ends of endChoices(draft.nodes, tokens, anchors, bonds)) {
    const outside = new Map<number, number>();
    ends.forEach((end, k) => outside.set(end, (outside.get(end) ?? 0) + (bonds[k]?.order ?? 1)));
    for (const nodes of soundFormulas(draft.nodes, outside))
      yield { nodes, ends, skips: draft.skips };
  }
}

function* endChoices(
  nodes: readonly DraftNode[],
  tokens: readonly LabelToken[],
  anchors: readonly number[],
  bonds: readonly LabelBond[],
): Generator<number[]> {
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
    for (const after of endChoices(nodes, tokens, others, rest)) yield [end, ...after];
  }
}

/**
 * The token that each drawn bond leads to: the nearest one that names an atom. The bond of `CH3CO–` points at
 * the oxygen, which cannot take it; then it leads to the atom beside.
 */
function anchorChoices(tokens: readonly LabelToken[], bonds: readonly LabelBond[]): number[][] {
  const named = tokens.flatMap((token, i) => (isHeavy(token) ? [i] : []));
  const heavy =
    named.length > 0 ? named : tokens.flatMap(({ kind }, i) => (kind === 'atom' ? [i] : []));
  const ranked = bonds.map(({ letter }) =>
    [...heavy].sort((p, q) => gapTo(tokens[p], letter) - gapTo(tokens[q], letter)),
  );
  return ranked.reduce<number[][]>(
    (choices, [nearest, second]) => {
      const options = nearest === undefined ? [] : [nearest];
      const isPast = isNamed(tokens[nearest ?? 0], 'OS') && !isNamed(tokens[second ?? 0], 'O');
      if (second !== undefined && isPast) options.push(second);
      return options.flatMap((option) => choices.map((choice) => [...choice, option]));
    },
    [[]],
  );
}

const isNamed = (token: LabelToken | undefined, elements: string): boolean =>
  token?.kind === 'atom' && elements.includes(token.element);

const isHeavy = (token: LabelToken): boolean =>
  token.kind === 'atom'
    ? token.element !== 'H' || token.isotope !== undefined
    : token.kind === 'group' ||
      token.kind === 'chain' ||
      token.kind === 'residue' ||
      token.kind === 'bracket';

/** Letters between a token and a letter; the end of a token is nearer than the start of the next. */
const gapTo = (token: LabelToken | undefined, letter: number): number => {
  if (!token) return Infinity;
  if (letter < token.from) return token.from - letter + 0.5;
  return letter >= token.to ? letter - token.to + 1 : 0;
};
