import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { SESSION_CREATION } from '../../sagas/sessionPolicy';
import { connectionRetryRequested } from '../../lifecycle.slice';
import type { RetryNotice } from '../../sessionState';
import { NextTry } from '../NextTry';
import { asSentence, LANDMARK } from './words';

/** Shown while a place is being requested, for the first time or again. */
export function InitializingNotice({ retry }: { retry: RetryNotice | undefined }) {
  return (
    <Notice landmark={LANDMARK} tone="info">
      Checking availability...
      {retry && <FailedAttempt retry={retry} />} Your work is kept.
    </Notice>
  );
}

function FailedAttempt({ retry: { attempt, message, retryInMs } }: { retry: RetryNotice }) {
  return (
    <>
      {` Attempt ${attempt} of ${SESSION_CREATION.attempts} failed: ${asSentence(message)}`}
      {retryInMs !== undefined && (
        <>
          {' Next try '}
          <NextTry key={attempt} inMs={retryInMs} />.
        </>
      )}
    </>
  );
}

interface FailedNoticeProps {
  readonly message: string;
  readonly retriesLeft: number;
  readonly instead: ReactNode;
}

/** The services cannot be reached. Polling continues, so there is no need to reload the page. */
export function FailedNotice({ message, retriesLeft, instead }: FailedNoticeProps) {
  const dispatch = useDispatch();
  const actions = (
    <>
      {instead}
      {retriesLeft > 0 && (
        <Button size="s" onClick={() => dispatch(connectionRetryRequested())}>
          Retry Connection
        </Button>
      )}
    </>
  );
  return (
    <Notice landmark={LANDMARK} tone="danger" actions={actions}>
      <b>Unable to connect to MARCUS services.</b> {asSentence(message)} Your work is kept. MARCUS
      keeps trying and continues automatically.
    </Notice>
  );
}

export function LeftNotice() {
  const dispatch = useDispatch();
  return (
    <Notice
      landmark={LANDMARK}
      actions={
        <Button size="s" onClick={() => dispatch(connectionRetryRequested())}>
          Start again
        </Button>
      }
    >
      You have left MARCUS. You can close this window.
    </Notice>
  );
}
