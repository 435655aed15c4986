import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import * as v from 'valibot';
import { call, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import type { TabChannel } from '@/platform/tabChannel';

/** Milliseconds; long enough for a busy tab to answer, short enough to go unnoticed on a reload. */
const CLAIM_WAIT_MS = 250;

/** Messages between tabs about queues; tabs and queues are identified by random ids. */
const messageSchema = v.variant('type', [
  /** I found this queue in my storage. */
  v.object({ type: v.literal('queueClaim'), tab: v.string(), queue: v.string() }),
  /** I am reading it. */
  v.object({ type: v.literal('queueHeld'), queue: v.string() }),
]);

type QueueMessage = v.InferOutput<typeof messageSchema>;

const post = (tabs: TabChannel, message: QueueMessage): void => tabs.post(message);

const openMessages = (tabs: TabChannel): EventChannel<QueueMessage> =>
  eventChannel<QueueMessage>(
    (emit) =>
      tabs.subscribe((message) => {
        const result = v.safeParse(messageSchema, message);
        if (result.success) emit(result.output);
      }),
    buffers.expanding<QueueMessage>(8),
  );

/**
 * Whether another tab is reading the stored queue: a duplicated tab starts with a copy of the original's
 * storage. If two tabs ask at once, as happens when a browser window is restored, exactly one gets it.
 */
export function* queueIsHeldElsewhere(queue: string): SagaGenerator<boolean> {
  const { tabs, ids } = yield* getPlatform();
  const tab = ids.uuid();
  const messages = openMessages(tabs);
  try {
    post(tabs, { type: 'queueClaim', tab, queue });
    const { contested } = yield* race({
      contested: call(untilContested, messages, tab, queue),
      free: steadyDelay(CLAIM_WAIT_MS),
    });
    return contested === true;
  } finally {
    messages.close();
  }
}

function* untilContested(
  messages: EventChannel<QueueMessage>,
  tab: string,
  queue: string,
): SagaGenerator<true> {
  const { tabs } = yield* getPlatform();
  for (;;) {
    const message = yield* take(messages);
    if (message.queue !== queue) continue;
    if (message.type === 'queueHeld' || message.tab < tab) return true;
    post(tabs, { type: 'queueHeld', queue });
  }
}

/** Answers the claims of other tabs for as long as this one lives. */
export function* holdQueue(queue: string): SagaGenerator<void> {
  const { tabs } = yield* getPlatform();
  const messages = openMessages(tabs);
  try {
    for (;;) {
      const message = yield* take(messages);
      if (message.type === 'queueClaim' && message.queue === queue) {
        post(tabs, { type: 'queueHeld', queue });
      }
    }
  } finally {
    messages.close();
  }
}
