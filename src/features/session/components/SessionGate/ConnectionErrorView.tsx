import type { ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { connectionRetryRequested } from '../../lifecycle.slice';
import { GateCard } from './GateCard';
import { Facts, Small } from './SessionGate.styles';

interface ConnectionErrorViewProps {
  /** The cause, as the services worded it. */
  readonly message: string;
  readonly retriesLeft: number;
  readonly themeToggle: ReactNode;
  readonly instead: ReactNode;
}

/** No session could be opened. MARCUS continues automatically once the services respond again. */
export function ConnectionErrorView(props: ConnectionErrorViewProps) {
  const { message, retriesLeft, themeToggle, instead } = props;
  const footer = retriesLeft > 0 ? <Retry retriesLeft={retriesLeft} /> : <Reload />;
  return (
    <GateCard
      title="Unable to connect to MARCUS services."
      themeToggle={themeToggle}
      footer={footer}
    >
      <p>The session could not be started, so nothing has been sent.</p>
      <Facts>
        <dt>Step</dt>
        <dd>Create session</dd>
        <dt>Cause</dt>
        <dd>{message}</dd>
        <dt>Meanwhile</dt>
        <dd>MARCUS keeps trying and continues as soon as the services answer.</dd>
      </Facts>
      {instead}
    </GateCard>
  );
}

function Retry({ retriesLeft }: { retriesLeft: number }) {
  const dispatch = useDispatch();
  return (
    <>
      <Button
        variant="primary"
        icon={RotateCw}
        onClick={() => dispatch(connectionRetryRequested())}
      >
        Retry Connection
      </Button>
      <Small>{retriesLeft === 1 ? '1 retry left' : `${retriesLeft} retries left`}</Small>
    </>
  );
}

function Reload() {
  const { lifecycle } = usePlatform();
  return (
    <>
      <Button variant="primary" icon={RotateCw} onClick={() => lifecycle.reload()}>
        Reload page
      </Button>
      <Small>No retries left. Check your own connection, or come back later.</Small>
    </>
  );
}
