import { useEffect, useState } from 'react';
import { usePlatform } from '@/platform/PlatformContext';

const TICK_MS = 1_000;

/**
 * Whole seconds left until a moment, counting down to 0. Use the moment as the component's `key`, so
 * that a later moment starts a separate countdown.
 *
 * @param until milliseconds since the epoch
 */
export function useSecondsLeft(until: number): number {
  const { clock } = usePlatform();
  const [now, setNow] = useState(() => clock.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock, isOver]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
