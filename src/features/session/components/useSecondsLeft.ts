import { useEffect, useState } from 'react';
import { usePlatform } from '@/platform/PlatformContext';

const TICK_MS = 1_000;

/**
 * Whole seconds until a moment, counted down to 0. Give the component the moment as its `key`: a later
 * one is another countdown.
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
