import { isAnyOf } from '@reduxjs/toolkit';
import { exportText } from '@/domain/exports/exportRows';
import { FORMATS } from '@/domain/exports/exportChoices';
import { toTabSeparated } from '@/domain/tabSeparated';
import { documentClosed, documentOpened } from '@/features/document';
import { COPY_FAILED, copyWithNotice, raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectExportFileName, selectExportPlan, selectExportRows } from '../exportPlan.selectors';
import {
  exportCancelled,
  exportDialogClosed,
  exportEnded,
  selectExportChoices,
} from '../exporting.slice';
import { compoundsJson } from './compoundsJson.saga';
import { zipFile } from './zipFile.saga';

/** Saves the planned compounds as one file; the dialog stays open if that fails or is cancelled. */
export function* exportCompounds(): SagaGenerator<void> {
  try {
    const { records } = yield* select(selectExportPlan);
    if (records.length === 0) return;
    const name = yield* select(selectExportFileName);
    const { content } = yield* race({
      content: call(compoundsFile),
      cancelled: take(isAnyOf(exportCancelled, exportDialogClosed, documentOpened, documentClosed)),
    });
    yield* put(exportEnded());
    if (!content) return;
    const { downloads } = yield* getPlatform();
    downloads.save(name, content);
    yield* put(exportDialogClosed());
  } catch (error) {
    yield* put(exportEnded());
    yield* tellFailure(error);
  }
}

function* tellFailure(error: unknown): SagaGenerator<void> {
  const message = 'The compounds could not be exported';
  yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
}

function* compoundsFile(): SagaGenerator<Blob> {
  const { format, columns } = yield* select(selectExportChoices);
  if (format === 'json') return yield* call(compoundsJson);
  if (format === 'zip') return yield* call(zipFile);
  const plan = yield* select(selectExportPlan);
  return new Blob([exportText(plan, { format, columns })], { type: FORMATS[format].mediaType });
}

export function* copyRows(): SagaGenerator<void> {
  const rows = yield* select(selectExportRows);
  const copied = rows.rows.length === 1 ? 'One row copied' : `${rows.rows.length} rows copied`;
  yield* copyWithNotice(toTabSeparated([rows.headers, ...rows.rows]), {
    copied,
    failed: COPY_FAILED,
  });
}
