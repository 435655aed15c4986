import type { EventChannel } from 'redux-saga';
import { call, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import type { TabChannel } from '@/platform/tabChannel';
import { CLAIM_WAIT_MS } from './sessionPolicy';
import { openTabMessages, postToTabs, type TabMessage } from './tabMessages';

interface Claim {
  readonly tab: string;
  /** When the stored session's record was created. */
  readonly record: number;
}

/**
 * Whether another tab is using the stored session: a duplicated tab starts with a copy of the
 * original's storage, and a second socket would end the session for both. If two tabs ask at once, as
 * happens when a browser window is restored, exactly one gets it.
 */
export function* isHeldElsewhere(record: number): SagaGenerator<boolean> {
  const { tabs, ids } = yield* getPlatform();
  const claim: Claim = { tab: ids.uuid(), record };
  const messages = openTabMessages(tabs);
  try {
    postToTabs(tabs, { type: 'claim', ...claim });
    const { contested } = yield* race({
      contested: call(untilContested, messages, tabs, claim),
      free: steadyDelay(CLAIM_WAIT_MS),
    });
    return contested === true;
  } finally {
    messages.close();
  }
}

function* untilContested(
  messages: EventChannel<TabMessage>,
  tabs: TabChannel,
  { tab, record }: Claim,
): SagaGenerator<true> {
  for (;;) {
    const message = yield* take(messages);
    if (message.type === 'held' && message.record === record) return true;
    if (message.type !== 'claim' || message.record !== record) continue;
    if (message.tab < tab) return true;
    postToTabs(tabs, { type: 'held', record });
  }
}
