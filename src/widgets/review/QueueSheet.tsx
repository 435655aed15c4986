import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { List } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectReviewCounts } from '@/features/review';
import { Button } from '@/ui/Button/Button';
import { useDismiss } from '@/ui/layer/useDismiss';
import { NarrowBar, QueueBox } from './QueueSheet.styles';

const SHEET_ID = 'review-queue';

interface QueueSheetProps {
  /** The queue; receives what closes the sheet. */
  readonly children: (close: () => void) => ReactNode;
}

/** The queue's column; where there is no room for one, a sheet that a button opens. */
export function QueueSheet({ children }: QueueSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const inside = useMemo(() => [button, sheet], []);
  const close = useCallback(() => {
    setIsOpen(false);
    if (isOpen) button.current?.focus();
  }, [isOpen]);
  useDismiss(isOpen, inside, close);
  useLayoutEffect(() => {
    if (isOpen) sheet.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [isOpen]);
  const { total, done } = useSelector(selectReviewCounts);
  return (
    <>
      <QueueBox ref={sheet} id={SHEET_ID} data-open={isOpen || undefined}>
        {children(close)}
      </QueueBox>
      <NarrowBar>
        <Button
          ref={button}
          icon={List}
          count={total - done}
          countLabel={`${total - done} left`}
          data-queue-button=""
          data-autofocus=""
          aria-expanded={isOpen}
          aria-controls={SHEET_ID}
          onClick={() => setIsOpen(!isOpen)}
        >
          Queue
        </Button>
      </NarrowBar>
    </>
  );
}
