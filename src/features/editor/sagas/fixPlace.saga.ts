import type { PayloadAction } from '@reduxjs/toolkit';
import { fixedMolfile } from '@/domain/placeFix';
import type { Structure, StructureVersion } from '@/domain/structure';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import {
  readingReceived,
  segmentSelectionToggled,
  selectSegmentById,
  selectStructureOf,
} from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { PlaceFix } from '../editor.slice';
import { editedVersion } from './applyDrawing.saga';
import { writeSmiles } from './writeSmiles.saga';

/**
 * Draws something else at a place. It becomes a version by hand, as from the editor
 * (docs/requirements/core.md 4.27), which keeps the other places and where the atoms are.
 */
export function* fixPlace({ payload }: PayloadAction<PlaceFix>): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* fix() {
    const segment = yield* select(selectSegmentById, payload.segmentId);
    const base = segment && (yield* select(selectStructureOf, segment));
    const molfile = fixedMolfile(base?.molfile ?? '', payload, payload.reading);
    if (!segment || !base || molfile === undefined) return;
    const written = yield* writeSmiles({ molfile, smiles: '' });
    if ('problem' in written) {
      yield* raiseNotice({
        type: 'error',
        message: `“${payload.reading}” cannot be drawn there; the structure stays as it was`,
        ...(written.problem.cause !== undefined && { cause: written.problem.cause }),
      });
      return;
    }
    // While the services answered, another reading may have come: the place was not of that one.
    if ((yield* select(selectStructureOf, segment)) !== base) return;
    const { clock } = yield* getPlatform();
    const version = {
      ...editedVersion(molfile, written, clock.now()),
      ...placesAfter(base, payload),
    };
    yield* put(readingReceived({ segment, version }));
    yield* put(segmentSelectionToggled({ id: segment.id, selected: true }));
  });
}

/** The place is no longer doubtful: a person has said what is there. */
function placesAfter(
  { placement, doubts = [] }: Structure,
  fix: PlaceFix,
): Pick<StructureVersion, 'placement' | 'doubts'> {
  const molfile = placement && fixedMolfile(placement.molfile, fix, fix.reading);
  return {
    ...(placement && molfile !== undefined && { placement: { ...placement, molfile } }),
    doubts: doubts.filter(({ atoms }) => atoms.join() !== fix.atoms.join()),
  };
}
