import { Button } from '@/ui/Button/Button';

interface TaskButtonProps {
  readonly isRunning: boolean;
  /** Whether there is a result. */
  readonly isDone: boolean;
  readonly label: string;
  readonly runningLabel: string;
  readonly onStart: () => void;
}

/** Starts a task on the document; styled as the primary button until the task has been completed once. */
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
