import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { WorkFailed, WorkRunning } from '@/ui/WorkStatus/WorkStatus';

const SECOND_MS = 1000;

interface TaskWords {
  /** Text of the progress line while the task runs. */
  readonly title: string;
  /** Label of the progress bar, for assistive technology. */
  readonly label: string;
  /** How far it is, if that is known. */
  readonly detail?: string | undefined;
  /** A sentence, followed by the cause. */
  readonly failure: string;
}

interface TaskProgressProps {
  readonly task:
    | { readonly status: 'idle' | 'done' }
    | { readonly status: 'running'; readonly startedAt: number }
    | { readonly status: 'failed'; readonly message: string };
  readonly words: TaskWords;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** The status of a task on the document; renders nothing when there is nothing to report. */
export function TaskProgress({ task, words, onRetry, onCancel }: TaskProgressProps) {
  if (task.status === 'running') {
    return <Running startedAt={task.startedAt} words={words} onCancel={onCancel} />;
  }
  if (task.status !== 'failed') return null;
  return <WorkFailed title={words.failure} message={task.message} onRetry={onRetry} />;
}

interface RunningProps {
  readonly startedAt: number;
  readonly words: TaskWords;
  readonly onCancel: () => void;
}

function Running({ startedAt, words: { title, label, detail }, onCancel }: RunningProps) {
  const elapsed = formatDuration(useNow(SECOND_MS) - startedAt);
  return <WorkRunning {...{ title, label, detail, elapsed, onCancel }} />;
}
