import { isAnyOf } from '@reduxjs/toolkit';
import { actionChannel, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { importRequested } from '../library.actions';
import { selectLibraryTask } from '../library.selectors';
import type { LibraryRootState } from '../libraryState';
import { doisPasted, recordsFileDropped } from '../records/records.actions';
import { withTools } from './withTools.saga';

const isImport = isAnyOf(importRequested, recordsFileDropped, doisPasted);

const isFree = (state: LibraryRootState): boolean => selectLibraryTask(state) === null;

/** Several files can be dropped at once, and while something else goes on: none is passed over. */
export function* importInTurn(): SagaGenerator<void> {
  const requests = yield* actionChannel(isImport);
  try {
    for (;;) {
      const request = yield* take(requests);
      yield* waitFor(isFree);
      yield* withTools((tools) =>
        importRequested.match(request)
          ? tools.importLibrary(request)
          : tools.importRecords(request),
      );
    }
  } finally {
    requests.close();
  }
}
