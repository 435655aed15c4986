import * as v from 'valibot';
import { put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectKeptQueue } from '../library.selectors';
import { queueRestored } from '../library.slice';

/** Tab storage: a queue belongs to its tab, as the session does that reads it. */
const QUEUE_KEY = 'marcus.library';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const queueSchema = v.object({
  queue: v.array(hash),
  isPaused: v.boolean(),
  refused: v.array(v.object({ id: v.string(), name: v.string(), message: v.string() })),
  failures: v.record(hash, v.string()),
});

export function* restoreQueue(): SagaGenerator<void> {
  const { tabStorage } = yield* getPlatform();
  const stored = v.safeParse(queueSchema, parsed(tabStorage.get(QUEUE_KEY)));
  if (stored.success) yield* put(queueRestored(stored.output));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores each change, so that a reload goes on where it was. */
export function* keepQueue(): SagaGenerator<void> {
  const { tabStorage } = yield* getPlatform();
  let kept = yield* select(selectKeptQueue);
  for (;;) {
    yield* take('*');
    const now = yield* select(selectKeptQueue);
    if (now !== kept) tabStorage.set(QUEUE_KEY, JSON.stringify(now));
    kept = now;
  }
}
