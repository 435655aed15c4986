import { similarityApi } from '@/api/similarity';
import { isSameConstitution, type ReadSmiles } from '@/domain/sameConstitution';
import type { StructureVersion } from '@/domain/structure';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';

/** Whether two readings have the same constitution. */
type IsAlike = (a: StructureVersion, b: StructureVersion) => boolean;

/**
 * Compares readings of one drawing as the comparison of engines does, by the services. Equal SMILES need no
 * request. If the services cannot compare, unequal ones count as different: another engine is asked then,
 * which is the safe side.
 */
export function* judgeConstitutions(readings: readonly StructureVersion[]): SagaGenerator<IsAlike> {
  const entries = readings.flatMap(({ engine, smiles }): ReadSmiles[] =>
    smiles === undefined ? [] : [{ engine, smiles }],
  );
  if (new Set(entries.map(({ smiles }) => smiles)).size < 2) return haveEqualSmiles;
  try {
    const { compareSmiles } = similarityApi.endpoints;
    const result = yield* callEndpoint(compareSmiles, { entries }, { takesCached: true });
    return (a, b) =>
      a.smiles !== undefined &&
      b.smiles !== undefined &&
      isSameConstitution({ ...a, smiles: a.smiles }, { ...b, smiles: b.smiles }, result);
  } catch {
    return haveEqualSmiles;
  }
}

const haveEqualSmiles: IsAlike = (a, b) => a.smiles !== undefined && a.smiles === b.smiles;
