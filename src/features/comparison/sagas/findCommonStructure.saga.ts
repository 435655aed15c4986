import { toApiError } from '@/api/apiError';
import { depictionApi } from '@/api/depiction';
import { similarityApi } from '@/api/similarity';
import type { EngineId } from '@/domain/engines';
import { isMissing } from '@/domain/missing';
import { raiseNotice } from '@/features/notices';
import { selectEngineIds } from '@/features/recognition';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { all, call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectReading } from '../comparison.selectors';
import {
  commonSearchFailed,
  commonSearchStarted,
  commonStructureFound,
  type ComparisonRootState,
} from '../comparison.slice';

interface EngineMolfile {
  readonly engine: EngineId;
  readonly molfile: string;
}

/** Finds the largest part that all results have in common, which every drawing then highlights. */
export function* findCommonStructure(segmentId: string): SagaGenerator<void> {
  const engines = yield* enginesWithStructure(segmentId);
  if (engines.length < 2) {
    const message = 'Need at least 2 valid structures to find common substructure';
    yield* raiseNotice({ type: 'error', message });
    return;
  }
  yield* put(commonSearchStarted({ segmentId }));
  try {
    const molfiles = yield* all(engines.map((engine) => call(molfileOf, segmentId, engine)));
    const entries = molfiles.filter((entry) => entry !== undefined);
    const found = yield* callEndpoint(similarityApi.endpoints.findCommonSubstructure, { entries });
    if (isMissing(found.smarts)) yield* tellFailure(segmentId, 'No common structure found');
    else yield* put(commonStructureFound({ segmentId, found }));
  } catch (error) {
    yield* tellFailure(segmentId, toApiError(error).message);
  }
}

function* tellFailure(segmentId: string, message: string): SagaGenerator<void> {
  yield* put(commonSearchFailed({ segmentId, message }));
  yield* raiseNotice({ type: 'error', message });
}

function* enginesWithStructure(segmentId: string): SagaGenerator<EngineId[]> {
  const engines = yield* select(selectEngineIds);
  return yield* select((state: ComparisonRootState) =>
    engines.filter((engine) => selectReading(state, segmentId, engine)?.status === 'done'),
  );
}

/** The engine's own molfile, or one made from its SMILES; nothing for a SMILES that cannot be read. */
function* molfileOf(segmentId: string, engine: EngineId): SagaGenerator<EngineMolfile | undefined> {
  const reading = yield* select(selectReading, segmentId, engine);
  if (reading?.status !== 'done') return undefined;
  const { smiles = '', molfile } = reading.version;
  if (molfile !== undefined) return { engine, molfile };
  try {
    const { convertSmilesToMolfile } = depictionApi.endpoints;
    return { engine, molfile: yield* callEndpoint(convertSmilesToMolfile, { smiles }) };
  } catch {
    // The other results can still be compared; if there are fewer than two, the search reports it.
    return undefined;
  }
}
