import { findEngine } from '@/domain/engines';
import { presentText } from '@/domain/missing';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { selectOpenDocument } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectEngineOffer } from '@/features/recognition';
import { selectOrdinal, selectSegmentById, selectSelectedIds } from '@/features/segments';
import { isDrawnFromMolfile, selectStructureOf } from '@/features/structures';
import { select, type SagaGenerator } from '@/lib/saga/effects';

/** The structure of the one selected segment; shows a message if there is none to submit. */
export function* findTarget(): SagaGenerator<SubmissionTarget | undefined> {
  const selected = yield* select(selectSelectedIds);
  const [id] = selected;
  const segment = id === undefined ? undefined : yield* select(selectSegmentById, id);
  if (!segment || selected.length > 1) {
    return yield* refuse(
      'No structure selected for submission',
      'Select exactly one segment: structures are submitted one by one.',
    );
  }
  const structure = yield* select(selectStructureOf, segment);
  const smiles = presentText(structure?.smiles);
  if (!structure || smiles === undefined) {
    return yield* refuse(
      'No structure data available for the selected segment',
      'COCONUT needs a SMILES. Read the segment with Get Structures, or draw it in the editor.',
    );
  }
  const ordinal = yield* select(selectOrdinal, segment.id);
  const document = yield* select(selectOpenDocument);
  const { engines } = yield* select(selectEngineOffer);
  const engineName = findEngine(engines, structure.engine)?.name;
  return describe(segment, structure, {
    smiles,
    ordinal,
    ...(engineName !== undefined && { engineName }),
    pdfFilename: document?.file.name ?? segment.pdfFilename,
  });
}

/** Wording from docs/requirements/session.md S8.SUB.7, S8.SUB.8. */
function* refuse(message: string, cause: string): SagaGenerator<undefined> {
  yield* raiseNotice({ type: 'error', message, cause });
  return undefined;
}

function describe(
  { id, pageNumber, segmentNumber }: Segment,
  structure: Structure,
  rest: Pick<SubmissionTarget, 'smiles' | 'ordinal' | 'pdfFilename' | 'engineName'>,
): SubmissionTarget {
  const { pdfId, uniqueKey, engine, program, programVersion, molfile } = structure;
  return {
    ...rest,
    pdfId,
    segmentId: id,
    uniqueKey,
    engine,
    ...(program !== undefined && { program }),
    ...(programVersion !== undefined && { programVersion }),
    ...(isDrawnFromMolfile(structure) && molfile !== undefined && { molfile }),
    isEdited: structure.editedFromOriginal === true,
    pageNumber,
    segmentNumber,
  };
}
