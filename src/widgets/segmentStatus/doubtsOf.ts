import type { Structure } from '@/domain/structure';

/** What the program itself doubted of a reading, and what it lacks. */
export function doubtsOf({ smiles, molfile, remarks }: Structure): readonly string[] {
  const noSmiles = smiles === undefined && molfile !== undefined ? ['No SMILES was read'] : [];
  return [...noSmiles, ...(remarks ?? [])];
}

/** The drawing kept is of an earlier reading when the latest one failed: it must not pass for the latest. */
export function failureInWords(failure: string | undefined): string | undefined {
  return failure === undefined ? undefined : `The latest reading failed: ${failure}`;
}
