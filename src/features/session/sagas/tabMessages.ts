import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import * as v from 'valibot';
import type { TabChannel } from '@/platform/tabChannel';

/**
 * Messages between tabs. A tab identifies itself by its own id, and a session by the creation time of
 * its record: the session id is never sent over this channel.
 */
const tabMessageSchema = v.variant('type', [
  /** Who holds a session? */
  v.object({ type: v.literal('who') }),
  v.object({ type: v.literal('here'), tab: v.string() }),
  v.object({ type: v.literal('gone'), tab: v.string() }),
  /** I am about to resume the session of this record. */
  v.object({ type: v.literal('claim'), tab: v.string(), record: v.number() }),
  /** It is mine. */
  v.object({ type: v.literal('held'), record: v.number() }),
]);

export type TabMessage = v.InferOutput<typeof tabMessageSchema>;

export const postToTabs = (tabs: TabChannel, message: TabMessage): void => tabs.post(message);

/** Messages from other tabs; those from a different version of the application are ignored. */
export function openTabMessages(tabs: TabChannel): EventChannel<TabMessage> {
  return eventChannel<TabMessage>(
    (emit) =>
      tabs.subscribe((message) => {
        const result = v.safeParse(tabMessageSchema, message);
        if (result.success) emit(result.output);
      }),
    buffers.expanding<TabMessage>(8),
  );
}
