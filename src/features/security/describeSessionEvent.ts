import type { UnknownAction } from '@reduxjs/toolkit';
import {
  channelConnectFailed,
  fingerprintMismatched,
  maxRetriesReached,
  noSessionReported,
  rateLimited,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  sessionWaitingReported,
  storedSessionOutdated,
} from '@/features/session';
import type { SecurityEvent } from './security.slice';

export type LoggedEvent = Pick<SecurityEvent, 'kind' | 'message' | 'flagged'>;

const logged = (
  kind: LoggedEvent['kind'],
  message: string,
  { flagged = false } = {},
): LoggedEvent => ({ kind, message, flagged });

const FLAGGED = { flagged: true };
const MS_PER_MINUTE = 60_000;

/** The log entry for a fact about the session; `undefined` for any other action. */
export function describeSessionEvent(action: UnknownAction): LoggedEvent | undefined {
  if (sessionOpened.match(action)) {
    const { place, resumed } = action.payload;
    const where = place.session.status === 'active' ? 'with a seat' : 'in the queue';
    return resumed
      ? logged('session-resumed', `The previous page’s session was resumed, ${where}`)
      : logged('session-opened', `A session was opened, ${where}`);
  }
  if (storedSessionOutdated.match(action)) {
    const minutes = Math.floor(action.payload.idleMs / MS_PER_MINUTE);
    return logged(
      'inactivity',
      `The stored session was dropped after ${minutes} min without input`,
    );
  }
  return describeRefusal(action) ?? PLAIN_EVENTS.find(({ match }) => match(action))?.event;
}

function describeRefusal(action: UnknownAction): LoggedEvent | undefined {
  if (noSessionReported.match(action)) return logged('no-session', action.payload.message, FLAGGED);
  if (sessionWaitingReported.match(action)) {
    return logged('session-waiting', action.payload.message);
  }
  if (channelConnectFailed.match(action)) {
    return logged('channel-failed', action.payload.message);
  }
  if (sessionFailed.match(action)) return logged('session-failed', action.payload.message);
  if (!rateLimited.match(action)) return undefined;
  const { message, retryAfterS } = action.payload;
  const when = retryAfterS === undefined ? '' : ` (try again after ${retryAfterS} s)`;
  return logged('rate-limited', message + when, FLAGGED);
}

const PLAIN_EVENTS = [
  { match: sessionExpired.match, event: logged('session-expired', 'The session has expired') },
  { match: sessionLeft.match, event: logged('session-left', 'The session was left') },
  {
    match: maxRetriesReached.match,
    event: logged('max-retries', 'All connection retries have been used'),
  },
  {
    match: fingerprintMismatched.match,
    event: logged(
      'fingerprint-mismatch',
      'The stored session was made by another browser and was dropped',
      FLAGGED,
    ),
  },
] as const;
