import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { connectionRetryRequested } from '../../lifecycle.slice';
import { GateCard } from './GateCard';

/** The browser did not let us close a window that no script opened. */
export function LeftView({ themeToggle }: { themeToggle: ReactNode }) {
  const dispatch = useDispatch();
  return (
    <GateCard
      title="You have left MARCUS"
      themeToggle={themeToggle}
      footer={<Button onClick={() => dispatch(connectionRetryRequested())}>Start again</Button>}
    >
      <p>Your place has been released. You can close this window.</p>
    </GateCard>
  );
}
