import { depictionApi, type Depiction } from '@/api/depiction';
import { SUBMISSION_DEPICTION_SIZE } from '@/domain/depiction';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { depictionEnded } from '../submission.slice';

/**
 * Draws the structure to be submitted, oriented as in the paper if its coordinates are known, so that it can
 * be compared with the cut-out beside it. If drawing fails, everything else still works.
 */
export function* drawStructure({
  uniqueKey,
  smiles,
  molfile,
}: SubmissionTarget): SagaGenerator<void> {
  try {
    const lying = molfile === undefined ? {} : { molfile, useMolfileDirectly: true };
    const drawing = { smiles, ...lying, ...SUBMISSION_DEPICTION_SIZE };
    const { depict } = depictionApi.endpoints;
    const svg = svgOf(yield* callEndpoint(depict, drawing, { takesCached: true }));
    yield* put(depictionEnded({ uniqueKey, depiction: { status: 'drawn', svg } }));
  } catch (error) {
    yield* put(depictionEnded({ uniqueKey, depiction: { status: 'failed' } }));
    const message = 'Failed to generate structure depiction';
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
}

/** @throws Error for anything but SVG text */
function svgOf(depiction: Depiction): string {
  if (depiction.format !== 'svg') throw new Error('Unsupported depiction format');
  return depiction.svg;
}
