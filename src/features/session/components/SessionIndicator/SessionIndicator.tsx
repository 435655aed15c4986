import { Clock } from 'lucide-react';
import { useSelector } from 'react-redux';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { Icon } from '@/ui/Icon/Icon';
import { selectSession } from '../../session.selectors';
import { Status, Timer } from './SessionIndicator.styles';

/** The timer shows whole seconds first, so it is taken anew each second. */
const TICK_MS = 1_000;

/** Says in the header that the session is active, and for how long. */
export function SessionIndicator() {
  const session = useSelector(selectSession);
  if (session.status !== 'active') return null;
  return (
    <Status>
      <Icon of={Clock} size={14} />
      MARCUS Active <Elapsed since={session.since} />
    </Status>
  );
}

function Elapsed({ since }: { since: number }) {
  const now = useNow(TICK_MS);
  return (
    <Timer role="timer" aria-label="Session time">
      {formatDuration(now - since)}
    </Timer>
  );
}
