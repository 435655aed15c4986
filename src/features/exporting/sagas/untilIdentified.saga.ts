import { isReference } from '@/domain/exports/exportFormats';
import { isForRecipient } from '@/domain/exports/handOver';
import { isAnyOf } from '@reduxjs/toolkit';
import {
  identifyingStopped,
  selectStandstill,
  selectUnidentifiedCount,
  structuresIdentified,
} from '@/features/identifiers';
import { raiseNotice } from '@/features/notices';
import { selectSessionIsActive } from '@/features/session';
import { delay, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import type { ExportJob } from '../exportJob.selectors';
import { exportProgressed } from '../exporting.slice';

/** Milliseconds without an answer after which the file is written as it is. */
const PATIENCE_MS = 15_000;

const answered = isAnyOf(structuresIdentified, identifyingStopped);

/**
 * Waits for InChIKeys and formulas that are still being computed, as after a reload: they stand in the file and
 * tell which drawings are one compound.
 */
export function* untilIdentified(): SagaGenerator<void> {
  const total = yield* select(selectUnidentifiedCount);
  let left = total;
  while (left > 0 && (yield* mayBeIdentified())) {
    yield* put(exportProgressed({ of: 'structures', done: Math.max(0, total - left), total }));
    const { late } = yield* race({ answered: take(answered), late: delay(PATIENCE_MS) });
    if (late) return;
    left = yield* select(selectUnidentifiedCount);
  }
}

function* mayBeIdentified(): SagaGenerator<boolean> {
  const isActive = yield* select(selectSessionIsActive);
  return isActive && (yield* select(selectStandstill)) === null;
}

/** Says that a file lacks what the services might have computed; those without such calls never would. */
export function* tellUnidentified({ plan, format }: ExportJob): SagaGenerator<void> {
  if (format === 'smiles' || isForRecipient(format) || isReference(format)) return;
  if ((yield* select(selectStandstill)) === 'notOffered') return;
  if ((yield* select(selectUnidentifiedCount)) === 0) return;
  const count = plan.records.filter(
    ({ identifiers: { inchiKey } }) => inchiKey === undefined,
  ).length;
  if (count === 0) return;
  yield* raiseNotice({
    type: 'warning',
    message:
      count === 1
        ? 'One compound has no InChIKey in the file'
        : `${count} compounds have no InChIKey in the file`,
    cause: 'The services have not computed it yet. Export again when they have.',
  });
}
