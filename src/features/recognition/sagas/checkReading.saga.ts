import { toApiError } from '@/api/apiError';
import { depictionApi } from '@/api/depiction';
import type { Recognition } from '@/api/recognition';
import { isEmptyMolfile } from '@/domain/molfile';
import { smilesFault } from '@/domain/smiles';
import { hasStructure, type StructureVersion } from '@/domain/structure';
import { truncate } from '@/domain/truncate';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';

/** What an engine answered, or why it answered nothing. */
export type Reading = Omit<Recognition, 'engine'> &
  Pick<StructureVersion, 'fromFallback' | 'error'>;

/** Characters of a SMILES that a sentence quotes. */
const QUOTED_LENGTH = 60;

/** How both backends begin when they cannot draw a SMILES; any other failure says nothing about it. */
const NOT_DRAWN = /^Error generating depiction(?: from OCSR results)?: /;

/**
 * The reading without what is no structure: engines answer texts with 200 that no program reads, and
 * molfiles without an atom. Where nothing is left, the reading has failed and says why.
 */
export function* checkReading(answer: Reading): SagaGenerator<Reading> {
  const reading = withoutEmptyMolfile(answer);
  const { smiles, ...rest } = reading;
  if (smiles === undefined) return reading;
  const fault = smilesFault(smiles) ?? (yield* faultWhenDrawn(reading));
  if (fault === undefined) return reading;
  const { depiction: _ofTheSmiles, ...left } = rest;
  const reason = `its SMILES ${truncate(smiles, QUOTED_LENGTH)} ${fault}`;
  if (!hasStructure(left)) return { ...left, error: `The answer is not a structure: ${reason}` };
  return { ...left, remarks: [...(left.remarks ?? []), `Only the molfile was kept: ${reason}`] };
}

function withoutEmptyMolfile({ molfile, ...rest }: Reading): Reading {
  return molfile === undefined || isEmptyMolfile(molfile) ? rest : { ...rest, molfile };
}

/** The services' own chemistry, asked where the answer did not come with a drawing of the SMILES. */
function* faultWhenDrawn({ smiles, fromFallback }: Reading): SagaGenerator<string | undefined> {
  if (!fromFallback || smiles === undefined) return undefined;
  try {
    yield* callEndpoint(depictionApi.endpoints.depict, { smiles }, { takesCached: true });
    return undefined;
  } catch (error) {
    const { message } = toApiError(error);
    return NOT_DRAWN.test(message)
      ? `cannot be drawn (${message.replace(NOT_DRAWN, '')})`
      : undefined;
  }
}
