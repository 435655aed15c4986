import { Button } from '@/ui/Button/Button';

interface TaskButtonProps {
  readonly isRunning: boolean;
  /** There is a result. */
  readonly isDone: boolean;
  readonly label: string;
  readonly runningLabel: string;
  readonly onStart: () => void;
}

/** Starts a task on the document; the primary button until the task was done once. */
export function TaskButton({ isRunning, isDone, label, runningLabel, onStart }: TaskButtonProps) {
  return (
    <Button
      variant={isDone || isRunning ? 'default' : 'primary'}
      busy={isRunning}
      onClick={onStart}
    >
      {isRunning ? runningLabel : label}
    </Button>
  );
}
