import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectGateIsPassed } from '../../gate.slice';
import { selectLifecycle } from '../../lifecycle.slice';
import { ActiveNotice } from './ActiveNotice';
import { FailedNotice, InitializingNotice, LeftNotice } from './ConnectionNotices';
import { WaitingNotice } from './WaitingNotice';

interface SessionNoticeProps {
  /** Open work keeps the gate open, so this line has to report what the gate otherwise would. */
  readonly workIsOpen: boolean;
  /** What can be done instead of waiting for a seat. */
  readonly instead?: ReactNode;
}

/**
 * One line above the work that reports the session's state and any attempt in progress. The work below
 * stays mounted throughout. While the gate covers the application, the gate reports this instead.
 */
export function SessionNotice({ workIsOpen, instead }: SessionNoticeProps) {
  const session = useSelector(selectLifecycle);
  const isPassed = useSelector(selectGateIsPassed);
  if (!isPassed && !workIsOpen) return null;
  switch (session.status) {
    case 'initializing':
      return <InitializingNotice retry={session.retry} />;
    case 'waiting':
      return (
        <WaitingNotice
          place={session.place}
          again={isPassed}
          asksFirst={workIsOpen}
          instead={instead}
        />
      );
    case 'failed':
      return (
        <FailedNotice
          message={session.message}
          retriesLeft={session.retriesLeft}
          instead={instead}
        />
      );
    case 'left':
      return <LeftNotice />;
    case 'active':
      return <ActiveNotice instead={instead} />;
  }
}
