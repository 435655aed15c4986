import { isAnyOf } from '@reduxjs/toolkit';
import { call, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { documentClosed, documentOpened, workRestored } from '../document.slice';

const otherDocument = isAnyOf(documentOpened, workRestored, documentClosed);

/**
 * Runs work that belongs to the open document. When another is opened, or none, the work is cancelled
 * with its requests, so that nothing of the old document appears under the new one.
 */
export function* whileDocumentIsOpen(work: () => SagaGenerator<void>): SagaGenerator<void> {
  yield* race({ done: call(work), gone: take(otherDocument) });
}
