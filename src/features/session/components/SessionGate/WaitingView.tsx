import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Progress } from '@/ui/Progress/Progress';
import { formatSeats, formatWait, queueProgress } from '../../queueProgress';
import { queueLeaveRequested } from '../../lifecycle.slice';
import type { Place } from '../../sessionState';
import { LastCheck } from '../LastCheck';
import { RefreshButton } from '../RefreshButton';
import { GateCard } from './GateCard';
import { Figures, Row } from './SessionGate.styles';
import { SisterServices } from './SisterServices';

interface WaitingViewProps {
  readonly place: Place;
  readonly themeToggle: ReactNode;
  readonly instead: ReactNode;
}

/** Shown while all seats are taken, with the user's place in the queue. */
export function WaitingView({ place, themeToggle, instead }: WaitingViewProps) {
  const percent = Math.round(queueProgress(place.session.queuePosition));
  return (
    <GateCard title="Almost Ready" themeToggle={themeToggle} footer={<Actions />}>
      <p>
        All seats are taken. MARCUS opens here automatically as soon as one is free; keep this page
        open.
      </p>
      <QueueFigures place={place} />
      <div>
        <Row>
          <span>Progress in the queue</span>
          <span>{percent} %</span>
        </Row>
        <Progress label="Progress in the queue" value={percent} />
      </div>
      {instead}
      <SisterServices />
    </GateCard>
  );
}

const NOT_TOLD = '–';

function QueueFigures({ place }: { place: Place }) {
  const { queuePosition, estimatedWaitS } = place.session;
  return (
    <Figures>
      <div>
        <dt>Queue position</dt>
        <dd>{queuePosition ?? NOT_TOLD}</dd>
      </div>
      <div>
        <dt>Active users</dt>
        <dd>{formatSeats(place) ?? NOT_TOLD}</dd>
      </div>
      <div>
        <dt>Estimated wait</dt>
        <dd>{estimatedWaitS === undefined ? NOT_TOLD : formatWait(estimatedWaitS)}</dd>
      </div>
    </Figures>
  );
}

/** Leaving needs no confirmation here: no work is open while the gate is closed. */
function Actions() {
  const dispatch = useDispatch();
  return (
    <>
      <RefreshButton variant="primary" />
      <LastCheck />
      <Button variant="quiet" data-apart="" onClick={() => dispatch(queueLeaveRequested())}>
        Leave Queue
      </Button>
    </>
  );
}
