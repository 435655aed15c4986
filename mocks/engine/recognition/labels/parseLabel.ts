import { fewestSkips, preferredReadings } from './anchorPreference';
import { type Formula, keyOf, writeOut } from './formula';
import { anchorChoices, type LabelBond } from './labelAnchors';
import type { LabelLetter } from './labelLetters';
import { type Reading, readings } from './labelReadings';
import { type LabelToken, tokenise } from './labelTokens';
import { type Budget, searchBudget } from './searchBudget';
import { readSingleAtom } from './singleAtom';

export type ParsedLabel =
  | { readonly ok: true; readonly formula: Formula }
  /** `unknown`: a part has no meaning; `impossible`: no atoms with usual valences; `ambiguous`: several. */
  | { readonly ok: false; readonly problem: 'unknown' | 'impossible' | 'ambiguous' };

/** Different ways to divide the letters that are tried. */
const MAX_DIVISIONS = 24;
/** Two labels of 20 letters may be stacked, but none that names a group is as long. */
const MAX_LETTERS = 32;
/** No group bears more bonds; a metal, which is a single atom, may. */
const MAX_BONDS = 6;

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
 * @param budget steps that the search may take; a label that needs more is refused
 */
export function parseLabel(
  letters: readonly LabelLetter[],
  bonds: readonly LabelBond[],
  budget: Budget = searchBudget(),
): ParsedLabel {
  const single = readSingleAtom(letters, budget);
  if (single)
    return { ok: true, formula: { atoms: [single], bonds: [], ends: bonds.map(() => 0) } };
  if (letters.length > MAX_LETTERS || bonds.length > MAX_BONDS) {
    return { ok: false, problem: 'unknown' };
  }
  const found = new Map<string, Reading>();
  let divisions = 0;
  for (const tokens of tokenise(letters, budget)) {
    if (++divisions > MAX_DIVISIONS) break;
    for (const reading of readingsOf(tokens, bonds, budget)) {
      found.set(keyOf(reading.nodes, reading.ends), reading);
    }
  }
  if (budget.left < 0) return { ok: false, problem: 'unknown' };
  const fewest = fewestSkips(found.values());
  const [reading, ...others] = [...found.values()].filter(({ skips }) => skips === fewest);
  if (!reading) return { ok: false, problem: divisions === 0 ? 'unknown' : 'impossible' };
  if (others.length > 0) return { ok: false, problem: 'ambiguous' };
  return { ok: true, formula: writeOut(reading.nodes, reading.ends) };
}

/** The readings of one way to divide a label, from the atoms that its bonds lead to by preference. */
function readingsOf(
  tokens: readonly LabelToken[],
  bonds: readonly LabelBond[],
  budget: Budget,
): readonly Reading[] {
  const choices = anchorChoices(tokens, bonds);
  const [[nearest] = [], [second] = []] = choices;
  if (bonds.length === 1 && nearest !== undefined && second !== undefined) {
    const near = [...readings(tokens, [nearest], bonds, budget)];
    const far = [...readings(tokens, [second], bonds, budget)];
    return preferredReadings(near, far, tokens, { nearest, second });
  }
  for (const anchors of choices) {
    const read = [...readings(tokens, anchors, bonds, budget)];
    if (read.length > 0) return read;
  }
  return [];
}
