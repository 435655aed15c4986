import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectLifecycle } from '../../lifecycle.slice';
import { ConnectionErrorView } from './ConnectionErrorView';
import { InitializingView } from './InitializingView';
import { LeftView } from './LeftView';
import { WaitingView } from './WaitingView';

/** The gate's view for the current session state; renders nothing once the session is active. */
export function GateScreen({ themeToggle }: { themeToggle: ReactNode }) {
  const session = useSelector(selectLifecycle);
  switch (session.status) {
    case 'initializing':
      return <InitializingView retry={session.retry} themeToggle={themeToggle} />;
    case 'waiting':
      return <WaitingView place={session.place} themeToggle={themeToggle} />;
    case 'failed':
      return (
        <ConnectionErrorView
          message={session.message}
          retriesLeft={session.retriesLeft}
          themeToggle={themeToggle}
        />
      );
    case 'left':
      return <LeftView themeToggle={themeToggle} />;
    case 'active':
      return null;
  }
}
