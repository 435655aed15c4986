import { isAnyOf } from '@reduxjs/toolkit';
import { call, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import {
  columnToggled,
  compoundsExportRequested,
  exportRequested,
  formatChosen,
  rowsCopyRequested,
  scopeChosen,
} from './exporting.slice';
import { downloadData } from './sagas/downloadData.saga';
import { copyRows, exportCompounds } from './sagas/exportCompounds.saga';
import { keepChoices, restoreChoices } from './sagas/keepChoices.saga';

/** Files for others: 'Download Data', and the compounds in the chosen format. */
export function* exportingSaga(): SagaGenerator<void> {
  yield* call(restoreChoices);
  yield* takeEvery(exportRequested, downloadData);
  yield* takeEvery(compoundsExportRequested, exportCompounds);
  yield* takeEvery(rowsCopyRequested, copyRows);
  yield* takeEvery(isAnyOf(scopeChosen, formatChosen, columnToggled), keepChoices);
}
