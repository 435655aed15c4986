import { useState } from 'react';
import { Clock, Hourglass, Plug, type LucideIcon } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { selectLifecycle } from '../../lifecycle.slice';
import type { SessionLifecycle } from '../../sessionState';
import { SessionPanel, type SessionPanelProps } from '../SessionPanel/SessionPanel';
import { Elapsed } from './Elapsed';
import { Status, Timer, Words } from './SessionIndicator.styles';

const LOOKS: Record<SessionLifecycle['status'], { icon: LucideIcon; words: string }> = {
  initializing: { icon: Plug, words: 'Connecting' },
  waiting: { icon: Hourglass, words: 'In the queue' },
  active: { icon: Clock, words: 'MARCUS Active' },
  failed: { icon: Plug, words: 'Not connected' },
  left: { icon: Plug, words: 'Session ended' },
};

/** The sections of the panel, which other features supply. */
export type SessionIndicatorProps = Omit<SessionPanelProps, 'open' | 'onClose'>;

/** Shows the session's state and elapsed time in the header; opens its details. */
export function SessionIndicator(slots: SessionIndicatorProps) {
  const session = useSelector(selectLifecycle);
  const [open, setOpen] = useState(false);
  const { icon, words } = LOOKS[session.status];
  return (
    <Status data-active={session.status === 'active' || undefined}>
      <Button
        variant="quiet"
        icon={icon}
        title="Session details"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Words>{words}</Words>{' '}
        {session.status === 'active' && (
          <Timer>
            <Elapsed since={session.since} />
          </Timer>
        )}
      </Button>
      <SessionPanel open={open} onClose={() => setOpen(false)} {...slots} />
    </Status>
  );
}
