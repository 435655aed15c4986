import { joinedDraft, type CompoundDraft } from '@/domain/compoundDraft';
import { relationIn } from '@/domain/compoundSources';
import { pageAddress } from '@/domain/compoundLink';
import { findEngine } from '@/domain/engines';
import { presentText } from '@/domain/missing';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import type { StatedCompound, SubmissionTarget } from '@/domain/submission/submissionTarget';
import {
  selectCompoundDraft,
  selectOpenDocument,
  selectOrdinal,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import { selectEngineOffer } from '@/features/recognition';
import { isDrawnFromMolfile } from '@/features/structures';
import { select, type SagaGenerator } from '@/lib/saga/effects';

/**
 * The structure of a segment as it would be submitted; `undefined` if it has no SMILES.
 *
 * @param drawingIds of all segments that show its compound; the segment's own words count first
 */
export function* targetOf(
  segment: Segment,
  drawingIds: readonly string[],
): SagaGenerator<SubmissionTarget | undefined> {
  const structure = yield* select(selectStructureOf, segment);
  const smiles = presentText(structure?.smiles);
  if (!structure || smiles === undefined) return undefined;
  const ordinal = yield* select(selectOrdinal, segment.id);
  const document = yield* select(selectOpenDocument);
  const { engines } = yield* select(selectEngineOffer);
  const engineName = findEngine(engines, structure.engine)?.name;
  const judgement = yield* select(selectStandingJudgement, segment);
  const stated = statedIn(yield* draftsOf(new Set([segment.id, ...drawingIds])));
  return {
    ...{ smiles, ordinal, pdfFilename: document?.file.name ?? segment.pdfFilename },
    ...(engineName !== undefined && { engineName }),
    ...(judgement?.verdict === 'correct' && { isChecked: true }),
    ...(Object.keys(stated).length > 0 && { stated }),
    ...describe(segment, structure),
  };
}

function* draftsOf(ids: Iterable<string>): SagaGenerator<readonly CompoundDraft[]> {
  const drafts: CompoundDraft[] = [];
  for (const id of ids) drafts.push(yield* select(selectCompoundDraft, id));
  return drafts;
}

/** An organism from which the compound was not isolated here is no source. */
function statedIn(drafts: readonly CompoundDraft[]): StatedCompound {
  const draft = joinedDraft(drafts);
  const name = presentText(draft.name);
  const organism = relationIn(drafts) === 'isolated' ? presentText(draft.organism) : undefined;
  const part = presentText(draft.part);
  const location = presentText(draft.location);
  const ecosystem = presentText(draft.ecosystem);
  const link = pageAddress(draft.link);
  return {
    ...(name !== undefined && { name }),
    ...(link !== undefined && { link }),
    ...(organism !== undefined && {
      organism,
      ...(part !== undefined && { part }),
      ...(location !== undefined && { location }),
      ...(ecosystem !== undefined && { ecosystem }),
    }),
  };
}

function describe({ id, pageNumber, segmentNumber }: Segment, structure: Structure) {
  const { pdfId, uniqueKey, engine, program, programVersion, molfile } = structure;
  return {
    ...{ pdfId, segmentId: id, uniqueKey, engine, pageNumber, segmentNumber },
    ...(program !== undefined && { program }),
    ...(programVersion !== undefined && { programVersion }),
    ...(isDrawnFromMolfile(structure) && molfile !== undefined && { molfile }),
    isEdited: structure.editedFromOriginal === true,
  };
}
