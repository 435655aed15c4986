import { hasNoSuchCall, toApiError } from '@/api/apiError';
import { identifiersApi } from '@/api/identifiers';
import type { MolfileResult } from '@/api/identifiers.schema';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import type { TellProgress } from './askWikidata.saga';

const { convertToMolfiles, getChemLimits } = identifiersApi.endpoints;

const NOT_OFFERED = 'These services do not write V3000. Choose SDF, which needs no services.';

const KEPT = 'The file has the molfile that was read instead, or nothing if there was none.';

/**
 * The records with molfiles of version V3000, which the services write. A record that they refuse keeps its own
 * molfile, and the user is told.
 *
 * @param tell is run before each call, with how many records were converted
 * @throws Error if the services have no such call or do not answer
 */
export function* inV3000(
  records: readonly CompoundRecord[],
  tell: TellProgress,
): SagaGenerator<readonly CompoundRecord[]> {
  const converted = yield* call(convertedRecords, records, tell);
  const refused = converted.filter((record, index) => record === records[index]).length;
  if (refused > 0) yield* tellRefused(refused);
  return converted;
}

function* convertedRecords(
  records: readonly CompoundRecord[],
  tell: TellProgress,
): SagaGenerator<CompoundRecord[]> {
  try {
    const { maxStructures } = yield* callEndpoint(getChemLimits, undefined);
    const converted: CompoundRecord[] = [];
    while (converted.length < records.length) {
      const done = converted.length;
      yield* tell(done, records.length);
      const batch = records.slice(done, done + maxStructures);
      const structures = batch.map(({ smiles, molfile }) => ({
        ...(smiles !== undefined && { smiles }),
        ...(molfile !== undefined && { molfile }),
      }));
      const results = yield* callEndpoint(convertToMolfiles, { structures });
      converted.push(...batch.map((record, index) => withMolfile(record, results[index])));
    }
    return converted;
  } catch (error) {
    if (hasNoSuchCall(toApiError(error))) throw new Error(NOT_OFFERED, { cause: error });
    throw error;
  }
}

const withMolfile = (record: CompoundRecord, result: MolfileResult | undefined): CompoundRecord =>
  result && 'forms' in result ? { ...record, molfile: result.forms.molV3000 } : record;

function* tellRefused(count: number): SagaGenerator<void> {
  const message =
    count === 1
      ? 'One compound could not be written in V3000'
      : `${count} compounds could not be written in V3000`;
  yield* raiseNotice({ type: 'warning', message, cause: KEPT });
}
