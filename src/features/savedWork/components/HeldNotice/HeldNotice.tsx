import { useDispatch, useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { selectHeld } from '../../savedWork.selectors';
import {
  lostWorkReplaced,
  screenWorkKept,
  storedWorkTaken,
  unreadWorkRetryRequested,
} from '../../savedWork.slice';
import type { Held } from '../../savedWorkState';
import { factsOf, savedAtText } from '../SavedWorks/factsOf';

/** Says why nothing of the open document is being saved, and what the user can do about it. */
export function HeldNotice() {
  const held = useSelector(selectHeld);
  const dispatch = useDispatch();
  if (!held) return null;
  if (held.status === 'otherWork') return <OtherWork held={held} />;
  return (
    <Notice
      tone="danger"
      wraps
      actions={
        <>
          <Button size="s" onClick={() => dispatch(unreadWorkRetryRequested())}>
            Retry
          </Button>
          {held.isLost && (
            <Button size="s" onClick={() => dispatch(lostWorkReplaced())}>
              Replace it with this screen
            </Button>
          )}
        </>
      }
    >
      This browser’s saved work on this article could not be read: {held.message} Nothing is saved
      until it can be read{held.isLost && ', or is replaced'}.
    </Notice>
  );
}

function OtherWork({ held }: { readonly held: Extract<Held, { status: 'otherWork' }> }) {
  const dispatch = useDispatch();
  const { clock } = usePlatform();
  const { reason, stored } = held;
  const facts = `${factsOf(stored)}, saved ${savedAtText(stored.savedAt, clock.now())}`;
  return (
    <Notice
      tone="warning"
      wraps
      actions={
        <>
          <Button size="s" onClick={() => dispatch(storedWorkTaken())}>
            Open the saved work
          </Button>
          <Button size="s" onClick={() => dispatch(screenWorkKept())}>
            Keep this screen
          </Button>
        </>
      }
    >
      {reason === 'otherTab'
        ? `Another tab has changed this article (${facts}).`
        : `Earlier work on this article was found (${facts}).`}{' '}
      Nothing is saved until you choose; the other version is set aside, not deleted.
    </Notice>
  );
}
