import { Inbox, ShieldCheck } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { selectInboxPlace } from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { reviewClosed } from '@/features/review';
import { Button } from '@/ui/Button/Button';
import { WideWord } from '@/ui/Button/Button.styles';

/** Leads back to the library's list of drawings, to the row where the curator was; `undefined` if it shows its articles. */
export function useBackToInbox(): (() => void) | undefined {
  const dispatch = useDispatch();
  const { view } = useSelector(selectInboxPlace);
  if (view !== 'inbox' && view !== 'check') return undefined;
  return () => {
    dispatch(reviewClosed());
    dispatch(overlayShown('library'));
  };
}

export function BackToInbox() {
  const back = useBackToInbox();
  const isCheck = useSelector(selectInboxPlace).view === 'check';
  if (!back) return null;
  return (
    <Button
      variant="quiet"
      icon={isCheck ? ShieldCheck : Inbox}
      aria-label={isCheck ? 'Back to the library’s structure check' : 'Back to the inbox'}
      onClick={back}
    >
      <WideWord>{isCheck ? 'Library’s check' : 'Inbox'}</WideWord>
    </Button>
  );
}
