import { actionChannel, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { importRequested } from '../library.actions';
import { selectLibraryTask } from '../library.selectors';
import type { LibraryRootState } from '../libraryState';
import { withTools } from './withTools.saga';

const isFree = (state: LibraryRootState): boolean => selectLibraryTask(state) === null;

/** Several files can be dropped at once, and while something else goes on: none is passed over. */
export function* importInTurn(): SagaGenerator<void> {
  const requests = yield* actionChannel(importRequested);
  try {
    for (;;) {
      const request = yield* take(requests);
      yield* waitFor(isFree);
      yield* withTools((tools) => tools.importLibrary(request));
    }
  } finally {
    requests.close();
  }
}
