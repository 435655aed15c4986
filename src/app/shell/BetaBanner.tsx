import { useState } from 'react';
import { usePlatform } from '@/platform/PlatformContext';
import { Notice } from '@/ui/Notice/Notice';

/** Local storage. */
const DISMISSED_KEY = 'marcus.betaNoticeDismissed';

/** Says what to expect from a beta. Once dismissed, it stays away on this device. */
export function BetaBanner() {
  const { localStorage } = usePlatform();
  const [dismissed, setDismissed] = useState(() => localStorage.get(DISMISSED_KEY) === 'true');
  if (dismissed) return null;
  const dismiss = () => {
    localStorage.set(DISMISSED_KEY, 'true');
    setDismissed(true);
  };
  return (
    <Notice landmark="Beta notice" onDismiss={dismiss}>
      <b>Beta.</b> Workflows are still being optimised. If a step times out, please try it again.
    </Notice>
  );
}
