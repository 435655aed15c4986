import type { FormulaAtom } from './formula';
import type { LabelLetter } from './labelLetters';
import { type LabelToken, tokenise } from './labelTokens';
import { type Budget, searchBudget } from './searchBudget';

/** An atom's mass number, symbol, hydrogens and charge, or a residue's word and number, take fewer. */
const MAX_LETTERS = 12;

/** The atom of a label that is one element with its hydrogens, or one residue; undefined for any other. */
export function readSingleAtom(
  letters: readonly LabelLetter[],
  budget: Budget = searchBudget(),
): FormulaAtom | undefined {
  if (letters.length > MAX_LETTERS) return undefined;
  for (const tokens of tokenise(letters, budget)) {
    const atom = singleAtomOf(tokens);
    if (atom) return atom;
  }
  return undefined;
}

function singleAtomOf(tokens: readonly LabelToken[]): FormulaAtom | undefined {
  let hydrogens = 0;
  let charge = 0;
  let named: LabelToken | undefined;
  for (const token of tokens) {
    if (token.kind === 'charge') charge += token.charge;
    else if (token.kind === 'atom' && isHydrogen(token) && tokens.length > 1) {
      hydrogens += token.count;
    } else if (!named && (token.kind === 'atom' || token.kind === 'residue') && token.count === 1) {
      named = token;
    } else return undefined;
  }
  if (named?.kind === 'residue') {
    const { name: label, from, to } = named;
    return hydrogens > 0 ? undefined : { element: '*', label, charge, from, to };
  }
  if (named?.kind !== 'atom' || hydrogens > MAX_HYDROGENS) return undefined;
  const { element, isotope, from, to } = named;
  return { element, charge, hydrogens, from, to, ...(isotope === undefined ? {} : { isotope }) };
}

const MAX_HYDROGENS = 4;

const isHydrogen = (token: LabelToken & { readonly kind: 'atom' }): boolean =>
  token.element === 'H' && token.isotope === undefined;
