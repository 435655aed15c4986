import { exportText } from '@/domain/exports/exportRows';
import { FORMATS } from '@/domain/exports/exportChoices';
import { namedOnly } from '@/domain/exports/exportPlan';
import { toTabSeparated } from '@/domain/tabSeparated';
import type { Segment } from '@/domain/segment';
import { COPY_FAILED, copyWithNotice, raiseNotice } from '@/features/notices';
import { selectSegmentById } from '@/features/segments';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { structuresOf } from '../downloadData.selectors';
import {
  selectCompoundRecords,
  selectExportFileName,
  selectExportPlan,
  selectExportRows,
  selectScope,
} from '../exporting.selectors';
import { exportDialogClosed, selectExportChoices } from '../exporting.slice';
import { jsonFile } from './jsonFile.saga';

/** Saves the planned compounds as one file; the dialog stays open if that fails. */
export function* exportCompounds(): SagaGenerator<void> {
  try {
    const { records } = yield* select(selectExportPlan);
    if (records.length === 0) return;
    const name = yield* select(selectExportFileName);
    const content = yield* call(compoundsFile);
    const { downloads } = yield* getPlatform();
    downloads.save(name, content);
    yield* put(exportDialogClosed());
  } catch (error) {
    const message = 'The compounds could not be exported';
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
}

function* compoundsFile(): SagaGenerator<Blob> {
  const { format, columns } = yield* select(selectExportChoices);
  if (format === 'json') return yield* call(compoundsJson);
  const plan = yield* select(selectExportPlan);
  return new Blob([exportText(plan, { format, columns })], { type: FORMATS[format].mediaType });
}

/** With all compounds, the rejected and failed drawings are named, too. */
function* compoundsJson(): SagaGenerator<Blob> {
  const { clock } = yield* getPlatform();
  const { records } = yield* select(selectExportPlan);
  const isOfAll = (yield* select(selectScope)) === 'all';
  const others = isOfAll ? namedOnly(yield* select(selectCompoundRecords)) : [];
  const drawings: Segment[] = [];
  for (const { id } of others) {
    const segment = yield* select(selectSegmentById, id);
    if (segment) drawings.push(segment);
  }
  const ids = records.map(({ id }) => id);
  return yield* call(jsonFile, {
    timestamp: new Date(clock.now()).toISOString(),
    structures: yield* select(structuresOf, ids),
    drawings,
  });
}

export function* copyRows(): SagaGenerator<void> {
  const rows = yield* select(selectExportRows);
  const copied = rows.rows.length === 1 ? 'One row copied' : `${rows.rows.length} rows copied`;
  yield* copyWithNotice(toTabSeparated([rows.headers, ...rows.rows]), {
    copied,
    failed: COPY_FAILED,
  });
}
