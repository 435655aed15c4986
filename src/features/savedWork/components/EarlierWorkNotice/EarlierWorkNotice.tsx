import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { History } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';
import { Notice } from '@/ui/Notice/Notice';
import { selectIsReadOnly } from '../../elsewhere.slice';
import { ElsewhereNotice } from '../ElsewhereNotice/ElsewhereNotice';
import { HeldNotice } from '../HeldNotice/HeldNotice';
import { SalvageNotice } from '../SetAside/SalvageNotice';
import { selectEarlierWork } from '../../savedWork.selectors';
import {
  earlierWorkDismissed,
  earlierWorkRequested,
  startOverRequested,
} from '../../savedWork.slice';

/**
 * The notice about the open article's saved work: that another tab has it, what keeps it from being saved, what
 * is missing, or that it was restored.
 */
export function EarlierWorkNotice() {
  const isReadOnly = useSelector(selectIsReadOnly);
  if (isReadOnly) return <ElsewhereNotice />;
  return (
    <>
      <HeldNotice />
      <SalvageNotice />
      <EarlierWork />
    </>
  );
}

/** Says that the article's earlier work was restored, and offers to start over. */
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
  const startOver = () => {
    close();
    dispatch(startOverRequested());
  };
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title="Start over with this article?"
        keep="Keep working"
        confirm="Start over"
        onConfirm={startOver}
      >
        <p>
          Text, annotations and structures disappear from the screen. They can be restored until
          something is extracted from the article again.
        </p>
      </ConfirmDialog>
    </>
  );
}
