import { enginesDisagree, type Structure } from '@/domain/structure';

export const ENGINES_DISAGREE = 'Engines disagree';

/** That the engines disagree, the program's own doubts about a reading, and what it lacks. */
export function doubtsOf(structure: Structure): readonly string[] {
  const { smiles, molfile, remarks } = structure;
  const disagree = enginesDisagree(structure) ? [ENGINES_DISAGREE] : [];
  const noSmiles = smiles === undefined && molfile !== undefined ? ['No SMILES was read'] : [];
  return [...disagree, ...noSmiles, ...(remarks ?? [])];
}

/**
 * If the latest reading failed, the drawing kept is from an earlier one, and must not be mistaken for the
 * latest.
 */
export function failureInWords(failure: string | undefined): string | undefined {
  return failure === undefined ? undefined : `The latest reading failed: ${failure}`;
}
