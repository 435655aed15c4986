import { toApiError } from '@/api/apiError';
import { depictionApi } from '@/api/depiction';
import type { Recognition } from '@/api/recognition';
import { isEmptyMolfile } from '@/domain/molfile';
import { smilesFault } from '@/domain/smiles';
import { hasStructure, type StructureVersion } from '@/domain/structure';
import { truncate } from '@/domain/truncate';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';

/** An engine's answer, or why there is none. */
export type Reading = Omit<Recognition, 'engine' | 'takenFrom' | 'rivals'> &
  Pick<StructureVersion, 'fromFallback' | 'error'>;

/** Characters of a SMILES that a message quotes. */
const QUOTED_LENGTH = 60;

/**
 * How the messages of both backends begin if they cannot draw a SMILES; any other failure says nothing about
 * it.
 */
const NOT_DRAWN = /^Error generating depiction(?: from OCSR results)?: /;

/**
 * Removes from the reading what is not a structure: engines answer 200 with texts that no program can read,
 * and with molfiles without atoms. If nothing is left, the reading has failed, with the reason.
 */
export function* checkReading(answer: Reading): SagaGenerator<Reading> {
  const reading = withoutUnreadable(answer);
  const fault = yield* faultWhenDrawn(reading);
  return fault === undefined ? reading : withoutSmiles(reading, fault);
}

/** As far as it can be told without asking the services. */
export function withoutUnreadable(answer: Reading): Reading {
  const reading = withoutEmptyMolfile(answer);
  const fault = reading.smiles === undefined ? undefined : smilesFault(reading.smiles);
  return fault === undefined ? reading : withoutSmiles(reading, fault);
}

/** If nothing else is left, the reading has failed, with the reason. */
function withoutSmiles(reading: Reading, fault: string): Reading {
  const { smiles = '', depiction: _ofTheSmiles, ...left } = reading;
  const reason = `its SMILES ${truncate(smiles, QUOTED_LENGTH)} ${fault}`;
  if (!hasStructure(left)) return { ...left, error: `The answer is not a structure: ${reason}` };
  return { ...left, remarks: [...(left.remarks ?? []), `Only the molfile was kept: ${reason}`] };
}

function withoutEmptyMolfile({ molfile, ...rest }: Reading): Reading {
  return molfile === undefined || isEmptyMolfile(molfile) ? rest : { ...rest, molfile };
}

/** Asks the services' own chemistry, if the answer came without a drawing of the SMILES. */
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
