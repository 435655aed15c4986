import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Strip } from '@/ui/Panel/Panel';
import { Progress } from '@/ui/Progress/Progress';
import { Muted, Num, Spacer } from '@/ui/Text/Text';

interface WorkRunningProps {
  readonly title: string;
  /** What progresses, for assistive technology. */
  readonly label: string;
  /** How far it is, if that is known; announced. */
  readonly detail?: string | undefined;
  /** How long it has been running, as text; its end is unknown. */
  readonly elapsed: string;
  readonly onCancel: () => void;
}

/** One line above a panel whose content is being created. */
export function WorkRunning({ title, label, detail, elapsed, onCancel }: WorkRunningProps) {
  return (
    <Strip>
      <b>{title}</b>
      <Muted as={Num}>{elapsed}</Muted>
      {detail !== undefined && <Muted role="status">{detail}</Muted>}
      <Spacer />
      <Button size="s" onClick={onCancel}>
        Cancel
      </Button>
      <Progress line label={label} />
    </Strip>
  );
}

interface WorkFailedProps {
  /** A sentence that names the step. */
  readonly title: string;
  /** The cause, in the services' own words. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** One line in the same place that says why there is no content, and offers to try again. */
export function WorkFailed({ title, message, onRetry }: WorkFailedProps) {
  const retry = (
    <Button size="s" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Notice tone="danger" actions={retry}>
      <b>{title}</b> {message}
    </Notice>
  );
}
