import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Notice } from '@/ui/Notice/Notice';
import { Num } from '@/ui/Text/Text';
import { selectOtherTabs } from '../../otherTabs.slice';
import { selectRateLimit } from '../../rateLimit.slice';
import { otherTabsInWords } from '../otherTabsInWords';
import { useSecondsLeft } from '../useSecondsLeft';
import { SilenceNotice } from './SilenceNotice';
import { useSilence } from './useSilence';
import { asSentence, LANDMARK } from './words';

/** The notice during an active session: silent services come first, then a rate limit, then other tabs. */
export function ActiveNotice({ instead }: { readonly instead: ReactNode }) {
  const silentSince = useSilence();
  const { until, message } = useSelector(selectRateLimit);
  const others = <OtherTabsNotice />;
  if (silentSince !== undefined) return <SilenceNotice since={silentSince} instead={instead} />;
  if (until === null) return others;
  return <RateLimitNotice until={until} message={message} otherwise={others} />;
}

interface RateLimitNoticeProps {
  readonly until: number;
  readonly message: string;
  readonly otherwise: ReactNode;
}

function RateLimitNotice({ until, message, otherwise }: RateLimitNoticeProps) {
  const seconds = useSecondsLeft(until);
  if (seconds === 0) return otherwise;
  return (
    <Notice landmark={LANDMARK} tone="warning">
      <b>The services ask you to wait.</b> {asSentence(message)} Try again in <Num>{seconds}s</Num>.
    </Notice>
  );
}

/** Reappears when the number of tabs has grown since it was dismissed. */
function OtherTabsNotice() {
  const { count } = useSelector(selectOtherTabs);
  const { hasSeats } = usePlatform().config;
  const [dismissedCount, setDismissedCount] = useState(0);
  if (!hasSeats || count <= dismissedCount) return null;
  return (
    <Notice landmark={LANDMARK} onDismiss={() => setDismissedCount(count)}>
      {otherTabsInWords(count)}
    </Notice>
  );
}
