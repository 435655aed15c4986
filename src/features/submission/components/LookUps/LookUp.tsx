import { useId, useRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { OctagonAlert, Search } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Fault } from '@/ui/Field/Field.styles';
import { Icon } from '@/ui/Icon/Icon';
import { Row, Text } from '@/ui/Layout/Layout';
import { lookupCancelRequested } from '../../submission.slice';
import type { LookupName, PubchemLookup, PublicationLookup } from '../../submissionState';
import { Card } from './LookUps.styles';

interface LookUpProps {
  readonly name: LookupName;
  readonly title: string;
  /** Which data is sent to whom. */
  readonly sends: ReactNode;
  /** The button's label. */
  readonly action: string;
  readonly lookup: PublicationLookup | PubchemLookup;
  /** The progress text, naming the service that is queried. */
  readonly running: string;
  /** Why the look-up is unavailable. */
  readonly disabledReason?: string | undefined;
  readonly onStart: () => void;
  /** What was found, or a note that nothing was. */
  readonly children: ReactNode;
}

/** One look-up: what it sends and to whom, the button that starts it, and the result. */
export function LookUp(props: LookUpProps) {
  const { title, sends, lookup, running, children } = props;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <Text as="p" $ink="text-2">
        {sends}
      </Text>
      <div role="status">{lookup.status === 'running' ? running : children}</div>
      <div role="alert">
        {lookup.status === 'failed' && (
          <Fault>
            <Icon of={OctagonAlert} size={14} />
            {lookup.message}
          </Fault>
        )}
      </div>
      <LookUpControls {...props} />
    </Card>
  );
}

/** The same button in every state, so that it keeps the focus; 'Cancel' appears beside it while running. */
function LookUpControls({ name, action, lookup, disabledReason, onStart }: LookUpProps) {
  const dispatch = useDispatch();
  const start = useRef<HTMLButtonElement>(null);
  const isRunning = lookup.status === 'running';
  const cancel = () => {
    start.current?.focus(); // the focused 'Cancel' button is about to disappear
    dispatch(lookupCancelRequested(name));
  };
  return (
    <Row $wrap $gap={1} $align="normal">
      <Button
        ref={start}
        size="s"
        icon={Search}
        busy={isRunning}
        disabledReason={disabledReason}
        onClick={onStart}
      >
        {wordsOf(lookup.status, action)}
      </Button>
      {isRunning && (
        <Button size="s" variant="quiet" aria-label={`Cancel: ${action}`} onClick={cancel}>
          Cancel
        </Button>
      )}
    </Row>
  );
}

function wordsOf(status: PublicationLookup['status'], action: string): string {
  if (status === 'running') return 'Looking up...';
  if (status === 'failed') return 'Retry';
  return status === 'idle' ? action : 'Look up again';
}
