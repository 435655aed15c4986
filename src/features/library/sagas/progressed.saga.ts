import { put, type SagaGenerator } from '@/lib/saga/effects';
import { taskProgressed } from '../library.slice';
import type { LibraryTask } from '../libraryState';

/** Tells how far a task is. */
export const progressed = (kind: LibraryTask['kind']) =>
  function* tell(done: number, total: number): SagaGenerator<void> {
    yield* put(taskProgressed({ kind, done, total }));
  };
