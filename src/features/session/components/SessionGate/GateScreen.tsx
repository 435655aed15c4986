import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectLifecycle } from '../../lifecycle.slice';
import { ConnectionErrorView } from './ConnectionErrorView';
import { InitializingView } from './InitializingView';
import { LeftView } from './LeftView';
import { WaitingView } from './WaitingView';

interface GateScreenProps {
  readonly themeToggle: ReactNode;
  /** What can be done instead of waiting. */
  readonly instead: ReactNode;
}

/** The gate's view for the current session state; renders nothing once the session is active. */
export function GateScreen({ themeToggle, instead }: GateScreenProps) {
  const session = useSelector(selectLifecycle);
  switch (session.status) {
    case 'initializing':
      return <InitializingView retry={session.retry} themeToggle={themeToggle} />;
    case 'waiting':
      return <WaitingView place={session.place} themeToggle={themeToggle} instead={instead} />;
    case 'failed':
      return (
        <ConnectionErrorView
          message={session.message}
          retriesLeft={session.retriesLeft}
          themeToggle={themeToggle}
          instead={instead}
        />
      );
    case 'left':
      return <LeftView themeToggle={themeToggle} />;
    case 'active':
      return null;
  }
}
