import { RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import {
  selectIsRunning,
  selectReadingFailure,
  type ReadingRootState,
} from '../../recognition.selectors';
import { recognitionRetryRequested } from '../../recognition.slice';

interface RetryReadingProps {
  readonly id: string;
  readonly tabIndex: 0 | -1;
}

/** Retries a failed segment; nothing unless its latest reading failed. */
export function RetryReading({ id, tabIndex }: RetryReadingProps) {
  const dispatch = useDispatch();
  const hasFailed = useSelector(
    (state: ReadingRootState) => selectReadingFailure(state, id) !== undefined,
  );
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
