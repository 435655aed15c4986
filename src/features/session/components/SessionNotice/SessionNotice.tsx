import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { selectSession } from '../../session.selectors';
import {
  connectionRetryRequested,
  placeRefreshRequested,
  queueLeaveRequested,
  type Place,
  type SessionLifecycle,
} from '../../session.slice';

const LANDMARK = 'Session';

/**
 * One line above the work that says why the services do not answer yet. The work below stays mounted
 * whatever the session does.
 */
export function SessionNotice() {
  const session = useSelector(selectSession);
  switch (session.status) {
    case 'initializing':
      return <Initializing session={session} />;
    case 'waiting':
      return <Waiting place={session.place} />;
    case 'failed':
      return <Failed message={session.message} />;
    case 'left':
      return <Left />;
    case 'active':
      return null;
  }
}

function Initializing({
  session,
}: {
  session: Extract<SessionLifecycle, { status: 'initializing' }>;
}) {
  const { retry } = session;
  return (
    <Notice landmark={LANDMARK} tone="info">
      Checking availability...
      {retry && ` Attempt ${retry.attempt} failed: ${retry.message.replace(/\.$/, '')}.`}
    </Notice>
  );
}

function Waiting({ place }: { place: Place }) {
  const dispatch = useDispatch();
  return (
    <Notice
      landmark={LANDMARK}
      tone="info"
      actions={
        <>
          <Button size="s" onClick={() => dispatch(placeRefreshRequested())}>
            Refresh Status
          </Button>
          <Button size="s" onClick={() => dispatch(queueLeaveRequested())}>
            Leave Queue
          </Button>
        </>
      }
    >
      <b>Almost Ready</b> {describePlace(place)}
    </Notice>
  );
}

function describePlace({ session: { queuePosition, estimatedWaitS }, queue }: Place) {
  const parts = [
    queuePosition !== undefined && `Position ${queuePosition} in the queue`,
    queue && `${queue.activeSessions}/${queue.maxConcurrentUsers} seats taken`,
    estimatedWaitS !== undefined && `about ${Math.max(1, Math.round(estimatedWaitS / 60))} min`,
  ];
  return parts.filter(Boolean).join(', ');
}

function Failed({ message }: { message: string }) {
  const dispatch = useDispatch();
  return (
    <Notice
      landmark={LANDMARK}
      tone="danger"
      actions={
        <Button size="s" onClick={() => dispatch(connectionRetryRequested())}>
          Retry Connection
        </Button>
      }
    >
      <b>Unable to connect to MARCUS services.</b> {message}
    </Notice>
  );
}

function Left() {
  const dispatch = useDispatch();
  return (
    <Notice
      landmark={LANDMARK}
      actions={
        <Button size="s" onClick={() => dispatch(connectionRetryRequested())}>
          Start again
        </Button>
      }
    >
      You have left the queue. This window can be closed.
    </Notice>
  );
}
