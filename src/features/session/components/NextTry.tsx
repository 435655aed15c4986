import { useState } from 'react';
import { usePlatform } from '@/platform/PlatformContext';
import { Num } from '@/ui/Text/Text';
import { useSecondsLeft } from './useSecondsLeft';

interface NextTryProps {
  /** Milliseconds from the moment this is first shown; give each attempt a `key` of its own. */
  readonly inMs: number;
}

/** "in 4s", counted down. */
export function NextTry({ inMs }: NextTryProps) {
  const { clock } = usePlatform();
  const [until] = useState(() => clock.now() + inMs);
  const seconds = useSecondsLeft(until);
  return <Num>{seconds > 0 ? `in ${seconds}s` : 'now'}</Num>;
}
