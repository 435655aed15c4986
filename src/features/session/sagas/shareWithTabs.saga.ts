import type { EventChannel } from 'redux-saga';
import { all, call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import type { Platform } from '@/platform/platform';
import { otherTabsCounted, selectOtherTabs } from '../otherTabs.slice';
import { selectHasNoPlace, selectHasPlace } from '../lifecycle.slice';
import { readStoredSession } from '../stored/storedSession';
import { TAB_ANNOUNCED_EVERY_MS, TAB_FORGOTTEN_AFTER_MS } from './sessionPolicy';
import { openTabMessages, postToTabs, type TabMessage } from './tabMessages';

/** Tells other tabs whether this one holds a session, and counts the tabs that do. */
export function* shareWithTabs(): SagaGenerator<void> {
  const { tabs, ids, lifecycle } = yield* getPlatform();
  const tab = ids.uuid();
  const messages = openTabMessages(tabs);
  const stopListening = lifecycle.subscribe((event) => {
    if (event.kind === 'leaving') postToTabs(tabs, { type: 'gone', tab });
  });
  try {
    postToTabs(tabs, { type: 'who' });
    yield* all([call(listen, messages, tab), call(announce, tab)]);
  } finally {
    stopListening();
    messages.close();
    postToTabs(tabs, { type: 'gone', tab });
  }
}

/** Announced repeatedly, so that other tabs notice when this one has crashed. */
function* announce(tab: string): SagaGenerator<void> {
  const { tabs } = yield* getPlatform();
  for (;;) {
    yield* waitFor(selectHasPlace);
    postToTabs(tabs, { type: 'here', tab });
    const { over } = yield* race({
      over: call(() => waitFor(selectHasNoPlace)),
      again: steadyDelay(TAB_ANNOUNCED_EVERY_MS),
    });
    if (over) postToTabs(tabs, { type: 'gone', tab });
  }
}

function* listen(messages: EventChannel<TabMessage>, tab: string): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const heardAt = new Map<string, number>();
  for (;;) {
    const message = yield* nextMessage(messages, heardAt.size > 0);
    if (message) yield* respond(message, tab);
    const now = platform.clock.now();
    if (message?.type === 'here') heardAt.set(message.tab, now);
    if (message?.type === 'gone') heardAt.delete(message.tab);
    forgetSilent(heardAt, now);
    const { count } = yield* select(selectOtherTabs);
    if (count !== heardAt.size) yield* put(otherTabsCounted(heardAt.size));
  }
}

/** Returns `undefined` when it is time to check for tabs that have gone silent. */
function* nextMessage(
  messages: EventChannel<TabMessage>,
  hasOthers: boolean,
): SagaGenerator<TabMessage | undefined> {
  if (!hasOthers) return yield* take(messages);
  const { message } = yield* race({
    message: take(messages),
    quiet: steadyDelay(TAB_ANNOUNCED_EVERY_MS),
  });
  return message;
}

function* respond(message: TabMessage, tab: string): SagaGenerator<void> {
  const platform = yield* getPlatform();
  if (message.type === 'who' && (yield* select(selectHasPlace))) {
    postToTabs(platform.tabs, { type: 'here', tab });
  }
  if (message.type === 'claim' && isOurs(platform, message.record)) {
    postToTabs(platform.tabs, { type: 'held', record: message.record });
  }
}

/** Whether this page is using the session of that record; merely having a copy of it does not count. */
function isOurs(platform: Platform, record: number): boolean {
  const id = platform.secrets.sessionId();
  const stored = readStoredSession(platform);
  return id !== undefined && stored?.sessionId === id && stored.createdAt === record;
}

function forgetSilent(heardAt: Map<string, number>, now: number): void {
  for (const [tab, at] of heardAt) if (now - at > TAB_FORGOTTEN_AFTER_MS) heardAt.delete(tab);
}
