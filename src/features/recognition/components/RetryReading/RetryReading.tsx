import { RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { selectIsRunning, selectReadingHasFailed } from '../../recognition.selectors';
import { recognitionRetryRequested } from '../../recognition.slice';

interface RetryReadingProps {
  readonly id: string;
  readonly tabIndex: 0 | -1;
}

/** Retries a failed segment; nothing unless its latest reading failed. */
export function RetryReading({ id, tabIndex }: RetryReadingProps) {
  const dispatch = useDispatch();
  const hasFailed = useSelectorWith(selectReadingHasFailed, id);
  const isRunning = useSelector(selectIsRunning);
  if (!hasFailed) return null;
  return (
    <Button
      size="s"
      icon={RotateCw}
      disabled={isRunning}
      tabIndex={tabIndex}
      onClick={() => dispatch(recognitionRetryRequested({ ids: [id] }))}
    >
      Retry
    </Button>
  );
}
