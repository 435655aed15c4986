import type { Action } from '@reduxjs/toolkit';
import { isTemporaryFailure } from '@/api/apiError';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { TaskFailure } from '../documentTask';
import { whileDocumentIsOpen } from './whileDocumentIsOpen.saga';

/** The parts that differ between document tasks. */
export interface DocumentTask {
  readonly started: (fact: { readonly at: number }) => Action;
  readonly failed: (fact: TaskFailure) => Action;
  readonly cancelled: () => Action;
  /** Actions that end it early: the user cancels it, or its result is no longer of any use. */
  readonly endedBy: (action: Action) => boolean;
  /** The message shown on failure; the cause is appended. */
  readonly failure: string;
}

/**
 * Runs a task on the open document. It can be cancelled, ends silently when the document is replaced or
 * closed, and reports an error with a message. `work` dispatches the task's own actions and messages.
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
    yield* put(task.failed({ message, ...(isTemporaryFailure(error) && { isTemporary: true }) }));
    yield* raiseNotice({ type: 'error', message: task.failure, cause: message });
  }
}
