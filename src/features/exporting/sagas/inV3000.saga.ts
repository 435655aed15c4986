import { hasNoSuchCall, toApiError } from '@/api/apiError';
import { identifiersApi } from '@/api/identifiers';
import type { MolfileResult } from '@/api/identifiers.schema';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import type { ExportPlan } from '@/domain/exports/exportPlan';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { exportProgressed } from '../exporting.slice';

const { convertToMolfiles, getChemLimits } = identifiersApi.endpoints;

const NOT_OFFERED = 'These services do not write V3000. Choose SDF, which needs no services.';

const KEPT = 'The file has the molfile that was read instead, or nothing if there was none.';

/**
 * The records with molfiles of version V3000, which the services write. A record that they refuse keeps its own
 * molfile, and the user is told.
 *
 * @throws Error if the services have no such call or do not answer
 */
export function* inV3000(plan: ExportPlan): SagaGenerator<ExportPlan> {
  const converted = yield* call(convertedRecords, plan.records);
  const refused = converted.filter((record, index) => record === plan.records[index]).length;
  if (refused > 0) yield* tellRefused(refused);
  return { ...plan, records: converted };
}

function* convertedRecords(records: readonly CompoundRecord[]): SagaGenerator<CompoundRecord[]> {
  try {
    const { maxStructures } = yield* callEndpoint(getChemLimits, undefined);
    const converted: CompoundRecord[] = [];
    while (converted.length < records.length) {
      const done = converted.length;
      yield* put(exportProgressed({ of: 'molfiles', done, total: records.length }));
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
