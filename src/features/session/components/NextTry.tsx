import { useState } from 'react';
import { usePlatform } from '@/platform/PlatformContext';
import { Num } from '@/ui/Text/Text';
import { useSecondsLeft } from './useSecondsLeft';

interface NextTryProps {
  /** Milliseconds, counted from the first render; give each attempt its own `key`. */
  readonly inMs: number;
}

/** "in 4s", counted down. */
export function NextTry({ inMs }: NextTryProps) {
  const { clock } = usePlatform();
  const [until] = useState(() => clock.now() + inMs);
  const seconds = useSecondsLeft(until);
  return <Num>{seconds > 0 ? `in ${seconds}s` : 'now'}</Num>;
}
