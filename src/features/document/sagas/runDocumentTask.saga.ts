import type { Action } from '@reduxjs/toolkit';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { whileDocumentIsOpen } from './whileDocumentIsOpen.saga';

/** What tells one task on a document from another. */
export interface DocumentTask {
  readonly started: (fact: { readonly at: number }) => Action;
  readonly failed: (fact: { readonly message: string }) => Action;
  readonly cancelled: () => Action;
  /** What ends it early: the user's cancelling, or that its result would be of no use. */
  readonly endedBy: (action: Action) => boolean;
  /** The message for a failure; its cause is added. */
  readonly failure: string;
}

/**
 * Runs a task on the open document: it can be cancelled, ends without a word when another document is
 * opened, or none, and an error ends it with a message. Its own facts and messages are the work's.
 */
export function* runDocumentTask(
  task: DocumentTask,
  work: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  yield* put(task.started({ at: clock.now() }));
  yield* whileDocumentIsOpen(function* untilEnded() {
    const { ended } = yield* race({
      done: call(untilFailed, task, work),
      ended: take(task.endedBy),
    });
    if (ended) yield* put(task.cancelled());
  });
}

function* untilFailed(task: DocumentTask, work: () => SagaGenerator<void>): SagaGenerator<void> {
  try {
    yield* work();
  } catch (error) {
    const message = errorMessage(error);
    yield* put(task.failed({ message }));
    yield* raiseNotice({ type: 'error', message: task.failure, cause: message });
  }
}
