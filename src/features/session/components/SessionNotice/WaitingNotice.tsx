import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { formatSeats, formatWait } from '../../queueProgress';
import { queueLeaveRequested } from '../../lifecycle.slice';
import type { Place } from '../../sessionState';
import { LeaveDialog } from '../LeaveDialog/LeaveDialog';
import { RefreshButton } from '../RefreshButton';
import { LANDMARK } from './words';

interface WaitingNoticeProps {
  readonly place: Place;
  /** The user had a seat and lost it. */
  readonly again: boolean;
  /** Whether leaving asks for confirmation, as it does while work is open. */
  readonly asksFirst: boolean;
  readonly instead: ReactNode;
}

/** The queue, shown beside the work: whatever is open can be read and corrected in the meantime. */
export function WaitingNotice({ place, again, asksFirst, instead }: WaitingNoticeProps) {
  return (
    <Notice
      landmark={LANDMARK}
      tone="info"
      actions={
        <>
          {instead}
          <RefreshButton size="s" />
          <LeaveQueueButton asksFirst={asksFirst} />
        </>
      }
    >
      <b>Almost Ready</b> {describePlace(place, again)} Your work is kept.
    </Notice>
  );
}

function describePlace(place: Place, again: boolean): string {
  const { queuePosition, estimatedWaitS } = place.session;
  const seats = formatSeats(place);
  const parts = [
    queuePosition !== undefined && `Position ${queuePosition} in the queue${again ? ' again' : ''}`,
    seats !== undefined && `${seats} seats taken`,
    estimatedWaitS !== undefined && `about ${formatWait(estimatedWaitS)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}

function LeaveQueueButton({ asksFirst }: { asksFirst: boolean }) {
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="s"
        onClick={() => (asksFirst ? setAsking(true) : dispatch(queueLeaveRequested()))}
      >
        Leave Queue
      </Button>
      <LeaveDialog open={asking} onClose={() => setAsking(false)} action="Leave Queue" />
    </>
  );
}
