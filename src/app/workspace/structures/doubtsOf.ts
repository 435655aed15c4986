import type { Structure } from '@/domain/structure';
import type { selectItem } from '@/features/recognition';

/** What the program itself doubted of a reading, and what it lacks. */
export function doubtsOf({ smiles, molfile, remarks }: Structure): readonly string[] {
  const noSmiles = smiles === undefined && molfile !== undefined ? ['No SMILES was read'] : [];
  return [...noSmiles, ...(remarks ?? [])];
}

/** The drawing kept is of an earlier reading when the latest one failed: it must not pass for the latest. */
export function failureOf(item: ReturnType<typeof selectItem>): string | undefined {
  return item?.status === 'failed' ? `The latest reading failed: ${item.message}` : undefined;
}
