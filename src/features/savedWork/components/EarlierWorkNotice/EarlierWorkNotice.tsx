import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { History } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Notice } from '@/ui/Notice/Notice';
import { HeldNotice } from '../HeldNotice/HeldNotice';
import { SalvageNotice } from '../SetAside/SalvageNotice';
import { selectEarlierWork } from '../../savedWork.selectors';
import {
  earlierWorkDismissed,
  earlierWorkRequested,
  startOverRequested,
} from '../../savedWork.slice';

/** What is to be said of the open article's saved work: what holds it up, what is missing, that it is back. */
export function EarlierWorkNotice() {
  return (
    <>
      <HeldNotice />
      <SalvageNotice />
      <EarlierWork />
    </>
  );
}

/** Tells that the chosen article's earlier work is back, and offers to begin afresh. */
function EarlierWork() {
  const earlier = useSelector(selectEarlierWork);
  const dispatch = useDispatch();
  if (!earlier) return null;
  if (earlier.status === 'setAside') {
    return (
      <Notice
        tone="info"
        icon={History}
        actions={
          <Button size="s" onClick={() => dispatch(earlierWorkRequested())}>
            Bring it back
          </Button>
        }
      >
        Your earlier work is kept until something is extracted.
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      icon={History}
      actions={<StartOver />}
      onDismiss={() => dispatch(earlierWorkDismissed())}
    >
      Your earlier work on this article was restored.
    </Notice>
  );
}

function StartOver() {
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        Start over
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title="Start over with this article?"
        footer={
          <>
            <Button onClick={close}>Keep working</Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                dispatch(startOverRequested());
              }}
            >
              Start over
            </Button>
          </>
        }
      >
        <p>
          Text, annotations and structures leave the screen. They can be brought back until
          something is extracted from the article again.
        </p>
      </Dialog>
    </>
  );
}
