import type { ReactNode } from 'react';
import { Progress } from '@/ui/Progress/Progress';
import { NextTry } from '../NextTry';
import { SESSION_CREATION } from '../../sagas/sessionPolicy';
import type { RetryNotice } from '../../sessionState';
import { GateCard } from './GateCard';
import { Facts } from './SessionGate.styles';

/** As high without a failed attempt as with one, so that nothing jumps when one fails. */
const WITH_FAILURE = 196;

interface InitializingViewProps {
  readonly retry: RetryNotice | undefined;
  readonly themeToggle: ReactNode;
}

/** A place is being asked for. */
export function InitializingView({ retry, themeToggle }: InitializingViewProps) {
  return (
    <GateCard title="Checking availability..." themeToggle={themeToggle} leastHeight={WITH_FAILURE}>
      <p>MARCUS is asking its services for a free seat.</p>
      <Progress label="Checking availability" />
      {retry && <FailedAttempt retry={retry} />}
    </GateCard>
  );
}

function FailedAttempt({ retry: { attempt, message, retryInMs } }: { retry: RetryNotice }) {
  return (
    <Facts>
      <dt>Attempt</dt>
      <dd>
        {attempt} of {SESSION_CREATION.attempts} failed
      </dd>
      <dt>Cause</dt>
      <dd>{message}</dd>
      {retryInMs !== undefined && (
        <>
          <dt>Next try</dt>
          <dd>
            <NextTry key={attempt} inMs={retryInMs} />
          </dd>
        </>
      )}
    </Facts>
  );
}
