import { useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { selectOtherTabs } from '../../otherTabs.slice';
import { formatSeats, formatWait } from '../../queueProgress';
import { selectLifecycle } from '../../lifecycle.slice';
import type { ChannelState, SessionLifecycle } from '../../sessionState';
import { otherTabsInWords } from '../otherTabsInWords';
import { Elapsed } from '../SessionIndicator/Elapsed';
import { Timer } from '../SessionIndicator/SessionIndicator.styles';
import { Facts } from '../SessionGate/SessionGate.styles';

const CHANNELS: Record<ChannelState, string> = {
  open: 'Live',
  connecting: 'Reconnecting; using HTTP meanwhile',
  closed: 'Reconnecting; using HTTP meanwhile',
  unavailable: 'Using HTTP; the live channel cannot be opened',
};

/** Where the services are in the browser: there are no seats, and no connection that could break. */
const IN_THIS_BROWSER = 'In this browser, for this tab alone';
const READS_BY_ITSELF = 'Each tab reads by itself, with the same saved work.';
const NOBODY_WAITS = 'No tab waits for another, and all have the same saved work.';

/** The session's state, in words. */
export function SessionFacts() {
  const session = useSelector(selectLifecycle);
  const { count } = useSelector(selectOtherTabs);
  const { servicesScript, hasSeats } = usePlatform().config;
  const isInBrowser = servicesScript !== undefined;
  const consequence = isInBrowser ? READS_BY_ITSELF : hasSeats ? undefined : NOBODY_WAITS;
  return (
    <Facts>
      <dt>Status</dt>
      <dd>{statusInWords(session)}</dd>
      {session.status === 'active' && (
        <>
          <dt>Time</dt>
          <dd>
            <Timer role="timer" aria-label="Session time">
              <Elapsed since={session.since} />
            </Timer>
          </dd>
        </>
      )}
      {isInBrowser ? (
        <>
          <dt>Services</dt>
          <dd>{IN_THIS_BROWSER}</dd>
        </>
      ) : (
        <Connection {...session} />
      )}
      <dt>Other tabs</dt>
      <dd>{count === 0 ? 'None' : otherTabsInWords(count, consequence)}</dd>
    </Facts>
  );
}

function Connection(session: SessionLifecycle) {
  const { hasSeats } = usePlatform().config;
  if (session.status !== 'active' && session.status !== 'waiting') return null;
  return (
    <>
      {hasSeats && (
        <>
          <dt>Seats</dt>
          <dd>{seatsInWords(formatSeats(session.place))}</dd>
        </>
      )}
      <dt>Live channel</dt>
      <dd>{CHANNELS[session.channel]}</dd>
    </>
  );
}

const seatsInWords = (seats: string | undefined): string =>
  seats === undefined ? 'Not known yet' : `${seats} taken`;

function statusInWords(session: SessionLifecycle): string {
  switch (session.status) {
    case 'initializing':
      return 'Checking availability...';
    case 'waiting': {
      const { queuePosition, estimatedWaitS } = session.place.session;
      const position = queuePosition === undefined ? '' : `, position ${queuePosition}`;
      const wait = estimatedWaitS === undefined ? '' : `, about ${formatWait(estimatedWaitS)}`;
      return `Waiting in the queue${position}${wait}`;
    }
    case 'active':
      return 'Active';
    case 'failed':
      return `Not connected. ${session.message}`;
    case 'left':
      return 'Ended';
  }
}
