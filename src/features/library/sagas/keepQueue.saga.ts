import * as v from 'valibot';
import { parsedJson } from '@/lib/parsedJson';
import { fork, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectKeptQueue } from '../library.selectors';
import { queueRestored } from '../library.slice';
import { holdQueue, queueIsHeldElsewhere } from './queueClaim.saga';

/** Tab storage: a queue belongs to its tab, as the session does that reads it. */
const QUEUE_KEY = 'marcus.library';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const queueSchema = v.object({
  /** Tells it from the queues of other tabs. */
  id: v.pipe(v.string(), v.uuid()),
  queue: v.array(hash),
  isPaused: v.boolean(),
  refused: v.array(
    v.object({
      ...{ id: v.string(), name: v.string(), message: v.string() },
      isOfFile: v.exactOptional(v.literal(true)),
    }),
  ),
  failures: v.record(hash, v.string()),
});

/** Restores the queue of this tab, then stores each change, so that a reload goes on where it was. */
export function* keepQueue(): SagaGenerator<void> {
  const { ids, tabStorage } = yield* getPlatform();
  let kept = yield* select(selectKeptQueue);
  let id = yield* restoreQueue();
  if (id !== undefined) yield* fork(holdQueue, id);
  for (;;) {
    const now = yield* select(selectKeptQueue);
    if (now !== kept) {
      if (id === undefined) {
        id = ids.uuid();
        yield* fork(holdQueue, id);
      }
      tabStorage.set(QUEUE_KEY, JSON.stringify({ id, ...now }));
      kept = now;
    }
    yield* take('*');
  }
}

/** @returns the id of the queue, unless there is none or another tab is reading it */
function* restoreQueue(): SagaGenerator<string | undefined> {
  const { tabStorage } = yield* getPlatform();
  const stored = v.safeParse(queueSchema, parsedJson(tabStorage.get(QUEUE_KEY)));
  if (!stored.success) return undefined;
  const { id, ...queue } = stored.output;
  if (yield* queueIsHeldElsewhere(id)) {
    tabStorage.remove(QUEUE_KEY);
    return undefined;
  }
  yield* put(queueRestored(queue));
  return id;
}
