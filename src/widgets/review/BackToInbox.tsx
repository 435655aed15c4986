import { Inbox } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { selectInboxPlace } from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { reviewClosed } from '@/features/review';
import { Button } from '@/ui/Button/Button';
import { WideWord } from '@/ui/Button/Button.styles';

/** Leads back to the library's inbox, to the row where the curator was; `undefined` if the library shows its articles. */
export function useBackToInbox(): (() => void) | undefined {
  const dispatch = useDispatch();
  if (!useSelector(selectInboxPlace).isShown) return undefined;
  return () => {
    dispatch(reviewClosed());
    dispatch(overlayShown('library'));
  };
}

export function BackToInbox() {
  const back = useBackToInbox();
  if (!back) return null;
  return (
    <Button variant="quiet" icon={Inbox} aria-label="Back to the inbox" onClick={back}>
      <WideWord>Inbox</WideWord>
    </Button>
  );
}
