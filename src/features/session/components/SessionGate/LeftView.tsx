import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { connectionRetryRequested } from '../../lifecycle.slice';
import { GateCard } from './GateCard';

/** Shown when the browser would not let us close the window because no script opened it. */
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
