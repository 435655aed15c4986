import type { Formula } from '../labels/formula';
import { parseLabel } from '../labels/parseLabel';
import type { Budget } from '../labels/searchBudget';
import { formulaOfWords } from './groupWords';

/** Longer texts are no groups. */
const MAX_LETTERS = 40;
const DASH = /^[-–—−]|[-–—−]$/gu;

/**
 * The atoms that a table writes for a residue; undefined if it has no clear meaning.
 *
 * A group is written from its bonded atom (`OMe`, `SCN`), and only where that gives no sound molecule from
 * its other end (`MeO`, `H3C`).
 *
 * @param orders of the bonds that the drawing shows at the residue
 */
export function readGroup(
  text: string,
  orders: readonly number[],
  budget: Budget,
): Formula | undefined {
  const words = text.trim().replace(DASH, '').trim();
  const letters = [...(formulaOfWords(words) ?? words).replace(/\s/g, '')].map((char) => ({
    char,
  }));
  if (letters.length === 0 || letters.length > MAX_LETTERS) return undefined;
  for (const letter of [0, letters.length - 1]) {
    const bonds = orders.map((order) => ({ letter, order }));
    const parsed = parseLabel(letters, bonds, budget);
    if (parsed.ok && isDefinite(parsed.formula)) return parsed.formula;
    if (!parsed.ok && parsed.problem === 'ambiguous') return undefined;
  }
  return undefined;
}

/** `R = Ar` names another residue; `R = 2` and `R = Na+` no group. */
const isDefinite = ({ atoms, ends }: Formula): boolean =>
  ends.length > 0 &&
  atoms.every(({ element }) => element !== '*') &&
  ends.every((end) => atoms[end]?.charge === 0);
