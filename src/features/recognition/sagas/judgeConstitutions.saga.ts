import { similarityApi } from '@/api/similarity';
import type { JudgeReadings } from '@/domain/readingRelations';
import { compareConstitutions, type ReadSmiles } from '@/domain/sameConstitution';
import type { StructureVersion } from '@/domain/structure';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';

/**
 * Compares readings of one drawing as the comparison of engines does, by the services. Equal SMILES need no
 * request. If the services cannot compare, nothing is known of unequal ones: another engine is asked then,
 * and no disagreement is claimed.
 */
export function* judgeConstitutions(
  readings: readonly StructureVersion[],
): SagaGenerator<JudgeReadings> {
  const entries = readings.flatMap(({ engine, smiles }): ReadSmiles[] =>
    smiles === undefined ? [] : [{ engine, smiles }],
  );
  if (new Set(entries.map(({ smiles }) => smiles)).size < 2) return judgeByText;
  try {
    const { compareSmiles } = similarityApi.endpoints;
    const result = yield* callEndpoint(compareSmiles, { entries }, { takesCached: true });
    return (a, b) =>
      a.smiles === undefined || b.smiles === undefined
        ? 'unknown'
        : compareConstitutions({ ...a, smiles: a.smiles }, { ...b, smiles: b.smiles }, result);
  } catch {
    return judgeByText;
  }
}

const judgeByText: JudgeReadings = (a, b) =>
  a.smiles !== undefined && a.smiles === b.smiles ? 'alike' : 'unknown';
