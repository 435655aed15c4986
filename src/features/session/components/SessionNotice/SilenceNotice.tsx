import type { ReactNode } from 'react';
import { formatDuration } from '@/domain/duration';
import { useNow } from '@/platform/useNow';
import { Notice } from '@/ui/Notice/Notice';
import { Num } from '@/ui/Text/Text';
import { LANDMARK } from './words';

const TICK_MS = 1_000;

interface SilenceNoticeProps {
  /** When they last answered, ms since the epoch. */
  readonly since: number;
  /** What can be done instead of waiting for an answer. */
  readonly instead: ReactNode;
}

/**
 * Reports that the services do not respond during an active session; they are polled automatically.
 */
export function SilenceNotice({ since, instead }: SilenceNoticeProps) {
  const silentMs = useNow(TICK_MS) - since;
  return (
    <Notice landmark={LANDMARK} tone="warning" actions={instead}>
      <b>The MARCUS services are not answering.</b> Last answer{' '}
      <Num>{formatDuration(silentMs)}</Num> ago. Your work is kept. MARCUS keeps trying and
      continues automatically.
    </Notice>
  );
}
