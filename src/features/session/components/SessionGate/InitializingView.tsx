import type { ReactNode } from 'react';
import { usePlatform } from '@/platform/PlatformContext';
import { Progress } from '@/ui/Progress/Progress';
import { NextTry } from '../NextTry';
import { SESSION_CREATION } from '../../sagas/sessionPolicy';
import type { RetryNotice } from '../../sessionState';
import { GateCard } from './GateCard';
import { Facts } from './SessionGate.styles';

/** Minimum height in px, so that the layout does not jump when an attempt fails. */
const WITH_FAILURE = 196;

interface InitializingViewProps {
  readonly retry: RetryNotice | undefined;
  readonly themeToggle: ReactNode;
}

/** Shown while a place is being requested. */
export function InitializingView({ retry, themeToggle }: InitializingViewProps) {
  const { hasSeats } = usePlatform().config;
  return (
    <GateCard title="Checking availability..." themeToggle={themeToggle} leastHeight={WITH_FAILURE}>
      <p>MARCUS is asking its services for a {hasSeats ? 'free seat' : 'session'}.</p>
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
