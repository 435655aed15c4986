import { stdChannel, type MulticastChannel } from 'redux-saga';
import type { Action } from '@reduxjs/toolkit';

export interface HeldChannel {
  readonly channel: MulticastChannel<Action>;
  /** Gives the sagas what was kept for them, in order; from now on, everything reaches them at once. */
  release(): void;
}

/**
 * The channel of sagas whose code is still loading. Until `release`, actions that `isKept` names wait for them;
 * others are dropped, since a saga that starts reads from the state what has happened before.
 */
export function createHeldChannel(isKept: (action: Action) => boolean): HeldChannel {
  const channel = stdChannel<Action>();
  const deliver = channel.put;
  let kept: Action[] | null = [];
  channel.put = (action) => {
    if (kept === null) deliver(action);
    else if (isKept(action)) kept.push(action as Action);
  };
  return {
    channel,
    release: () => {
      const waiting = kept ?? [];
      kept = null;
      waiting.forEach(deliver);
    },
  };
}
