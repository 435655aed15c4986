import { useEffect, useState } from 'react';

/** ms for which each of the two is shown: fewer than three flashes a second (WCAG 2.3.1). */
const PHASE_MS = 350;

/**
 * While held, the original and the reading change places, the original first; `undefined` otherwise. Without
 * motion, the original stays.
 *
 * @returns 0 for the original, 1 for the reading
 */
export function useFlicker(isHeld: boolean): 0 | 1 | undefined {
  const [isReading, setIsReading] = useState(false);
  useEffect(() => {
    if (!isHeld || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    const timer = window.setInterval(() => setIsReading((was) => !was), PHASE_MS);
    return () => {
      window.clearInterval(timer);
      setIsReading(false);
    };
  }, [isHeld]);
  if (!isHeld) return undefined;
  return isReading ? 1 : 0;
}
