import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import {
  checkedExportRequested,
  columnToggled,
  compoundsExportRequested,
  exportRequested,
  fileWritten,
  formatChosen,
  rowsCopyRequested,
  scopeChosen,
} from './exporting.slice';
import { downloadData } from './sagas/downloadData.saga';
import { keepChoices, restoreChoices } from './sagas/keepChoices.saga';

/** Files for others: 'Download Data', and the compounds in the chosen format. */
export function* exportingSaga(): SagaGenerator<void> {
  yield* call(restoreChoices);
  yield* takeEvery(exportRequested, downloadData);
  yield* takeLeading(isAnyOf(compoundsExportRequested, checkedExportRequested), exportCompounds);
  yield* takeLeading(rowsCopyRequested, copyRows);
  yield* takeEvery(isAnyOf(scopeChosen, formatChosen, columnToggled, fileWritten), keepChoices);
}

/** What writes the files is loaded with the dialog, whose chunk it shares. */
const loadWriters = () => import(/* webpackChunkName: "export" */ './sagas/exportCompounds.saga');

function* exportCompounds({ type }: Action): SagaGenerator<void> {
  const isOfChecked = type === checkedExportRequested.type;
  yield* withWriters((writers) => writers.exportCompounds(isOfChecked));
}

function* copyRows(): SagaGenerator<void> {
  yield* withWriters((writers) => writers.copyRows());
}

type Writers = Awaited<ReturnType<typeof loadWriters>>;

function* withWriters(act: (writers: Writers) => SagaGenerator<void>): SagaGenerator<void> {
  try {
    const writers = yield* call(loadWriters);
    yield* act(writers);
  } catch (error) {
    const message = 'The export could not be loaded';
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
}
