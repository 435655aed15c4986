import { useEffect, useState } from 'react';
import { usePlatform } from './PlatformContext';

/** The time in milliseconds since the epoch, updated at every interval, for running timers. */
export function useNow(intervalMs: number): number {
  const { clock } = usePlatform();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), intervalMs);
    return () => clearInterval(timer);
  }, [clock, intervalMs]);
  return now;
}
