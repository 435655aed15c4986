import { FROM_NAME } from '@/domain/engines';
import { versionsOf } from '@/domain/structure';
import { readingReceived, selectSegmentById, selectStructureOf, versionChosen } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectCompoundNameOf } from '../nameStructures.selectors';
import { selectAnswerTo, type nameStructureTakeRequested } from '../nameStructures.slice';

/** Puts the structure of a name in place of the reading, which stays among the versions. */
export function* takeNameStructure({
  payload: { segmentId },
}: ReturnType<typeof nameStructureTakeRequested>): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, segmentId);
  if (!segment) return;
  const structure = yield* select(selectStructureOf, segment);
  const name = (yield* select(selectCompoundNameOf, segment)) ?? '';
  const answer = yield* select(selectAnswerTo, name);
  const found = answer && 'structure' in answer ? answer : undefined;
  const smiles = found?.structure.smiles ?? structure?.nameSays?.smiles;
  const program = found?.source ?? structure?.nameSays?.source;
  if (smiles === undefined || program === undefined) return;
  const taken = structure
    ? versionsOf(structure).findLastIndex(
        (version) => version.engine === FROM_NAME && version.smiles === smiles,
      )
    : -1;
  if (structure && taken >= 0) {
    yield* put(versionChosen({ uniqueKey: structure.uniqueKey, position: taken }));
    return;
  }
  const { clock } = yield* getPlatform();
  const version = {
    ...{ smiles, program, engine: FROM_NAME },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
    timestamp: new Date(clock.now()).toISOString(),
  };
  yield* put(readingReceived({ segment, version }));
}
