import { Button } from '@/ui/Button/Button';

interface TaskButtonProps {
  readonly isRunning: boolean;
  readonly label: string;
  readonly runningLabel: string;
  readonly onStart: () => void;
}

/** Starts a task on the document. Quiet: reading the whole article does the same for all of them. */
export function TaskButton({ isRunning, label, runningLabel, onStart }: TaskButtonProps) {
  return (
    <Button variant="quiet" busy={isRunning} onClick={onStart}>
      {isRunning ? runningLabel : label}
    </Button>
  );
}
