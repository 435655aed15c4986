import { ELEMENT_SYMBOLS } from './elementSymbols';

/** Few of them may occur outside brackets in a SMILES. */
const ELEMENTS = new Set(ELEMENT_SYMBOLS);

const AROMATIC = /^(?:b|c|n|o|p|s|se|as|te|si)$/;

/** Isotope, symbol, chirality, hydrogens, charge, class (OpenSMILES 3.1); `[#6]` names an element by number. */
const BRACKET_ATOM =
  /^\d*(?<symbol>\*|#\d{1,3}|[A-Z][a-z]?|[a-z]{1,2}?)(?:@(?:@|[A-Z]{2}\d{0,2})?)?(?:H\d*)?(?:[+-]\d+|\++|-+)?(?::\d+)?$/;

/**
 * Placeholders for the rest of a molecule, such as `R1`, `X` or `OMe`; engines write them and programs read
 * them.
 */
const PLACEHOLDER = /^\d*\w[\w',-]*[+-]?\d*(?::\d+)?$/;

/** Whether a SMILES may have this between its brackets. */
export function isBracketAtom(content: string): boolean {
  const symbol = BRACKET_ATOM.exec(content)?.groups?.['symbol'];
  if (symbol === undefined) return PLACEHOLDER.test(content);
  return (
    symbol === '*' ||
    symbol.startsWith('#') ||
    ELEMENTS.has(symbol) ||
    AROMATIC.test(symbol) ||
    PLACEHOLDER.test(content)
  );
}
