/**
 * Errors that a reading may have, planted where all programs read them alike: in the drawing. Its text still states
 * the compound's name and formula, so that only the checks can notice.
 */
export const PLANTED_KINDS = ['stereo', 'charge', 'chain', 'letter', 'bond', 'swap'] as const;
export type PlantedKind = (typeof PLANTED_KINDS)[number];

export const PLANTED_IN_WORDS: Readonly<Record<PlantedKind, string>> = {
  stereo: 'one stereo centre inverted',
  charge: 'a charge too many',
  chain: 'one CH2 more',
  letter: 'another letter: S for O',
  bond: 'a double bond less',
  swap: 'two numbers exchanged',
};

/** What takes the place of what in a SMILES; `swap` changes the numbers, not the drawing. */
const CHANGES: Readonly<Record<Exclude<PlantedKind, 'swap'>, (smiles: string) => string>> = {
  stereo: (smiles) => smiles.replace(/@+/, (turn) => (turn === '@@' ? '@' : '@@')),
  charge: (smiles) => smiles.replace(/\(O\)|O$/, (group) => (group === 'O' ? '[O-]' : '([O-])')),
  chain: (smiles) => smiles.replace(/^C(?!\d)/, 'CC'),
  letter: (smiles) => smiles.replace(/\(O\)|O$|^O(?!\d)/, (group) => group.replace('O', 'S')),
  bond: (smiles) => smiles.replace('C=C', 'CC'),
};

/** `undefined` where the structure has no place for that error. */
export function withPlanted(smiles: string, kind: PlantedKind): string | undefined {
  if (kind === 'swap') return smiles;
  const changed = CHANGES[kind](smiles);
  return changed === smiles ? undefined : changed;
}
