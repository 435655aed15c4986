import { useState } from 'react';
import { useNow } from '@/platform/useNow';

const MS_PER_SECOND = 1_000;

interface Refusal {
  readonly retryAfterS?: number;
}

/** How long the server asks to wait before another attempt, counted from when the refusal is first shown. */
export function useSecondsLeft(refusal: Refusal | null): number {
  const now = useNow(MS_PER_SECOND);
  const [told, setTold] = useState({ refusal, at: now });
  // Another refusal starts another wait, in the same render.
  if (told.refusal !== refusal) setTold({ refusal, at: now });
  const waited = (now - told.at) / MS_PER_SECOND;
  return Math.max(0, Math.ceil((refusal?.retryAfterS ?? 0) - waited));
}
