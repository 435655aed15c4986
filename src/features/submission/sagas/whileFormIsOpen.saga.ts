import { whileDocumentIsOpen } from '@/features/document';
import { call, race, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectFormIsClosed } from '../openForm.selectors';

/** Runs work for the open form; cancels it, including requests, when the dialog or the document is closed. */
export function* whileFormIsOpen(work: () => SagaGenerator<void>): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* untilClosed() {
    yield* race({ done: call(work), closed: call(waitFor, selectFormIsClosed) });
  });
}
