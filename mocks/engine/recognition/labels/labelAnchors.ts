import { isOxo, type LabelToken } from './labelTokens';

/** A drawn bond that leads to a label. */
export interface LabelBond {
  /** Index of the letter that it points at. */
  readonly letter: number;
  /** 1, 2 or 3; the sum, if several drawn bonds meet there. */
  readonly order: number;
}

/**
 * The token that each drawn bond leads to: the nearest one that names an atom. The bond of `CH3CO–` points at
 * the oxygen, which cannot take it; then it leads to the atom beside.
 *
 * @returns the nearest tokens first
 */
export function anchorChoices(
  tokens: readonly LabelToken[],
  bonds: readonly LabelBond[],
): number[][] {
  const heavy = anchorsOf(tokens);
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

/** The tokens that can bear a drawn bond; an oxo group's bracket or a hydrogen only where nothing else is. */
function anchorsOf(tokens: readonly LabelToken[]): number[] {
  const indicesOf = (accepts: (token: LabelToken) => boolean): number[] =>
    tokens.flatMap((token, i) => (accepts(token) ? [i] : []));
  const isOxoBracket = (token: LabelToken) => token.kind === 'bracket' && isOxo(token.content);
  const choices = [
    indicesOf((token) => isHeavy(token) && !isOxoBracket(token)),
    indicesOf(isHeavy),
    indicesOf(({ kind }) => kind === 'atom'),
  ];
  return choices.find(({ length }) => length > 0) ?? [];
}

/** Whether a token is an atom of one of these elements, each a single letter. */
export const isNamed = (token: LabelToken | undefined, elements: string): boolean =>
  token?.kind === 'atom' && elements.includes(token.element);

/** Whether a token names more than hydrogens, a charge or a bond. */
export const isHeavy = (token: LabelToken): boolean =>
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
