import type { Structure } from '@/domain/structure';

/** The program's own doubts about a reading, and what it lacks. */
export function doubtsOf({ smiles, molfile, remarks }: Structure): readonly string[] {
  const noSmiles = smiles === undefined && molfile !== undefined ? ['No SMILES was read'] : [];
  return [...noSmiles, ...(remarks ?? [])];
}

/**
 * If the latest reading failed, the drawing kept is from an earlier one, and must not be mistaken for the
 * latest.
 */
export function failureInWords(failure: string | undefined): string | undefined {
  return failure === undefined ? undefined : `The latest reading failed: ${failure}`;
}
