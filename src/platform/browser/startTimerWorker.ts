import type { TimerWorker } from './steadyTimer';

/** Apart, because only webpack understands this address. */
export function startTimerWorker(): TimerWorker {
  return new Worker(new URL('./steadyTimer.worker.ts', import.meta.url), { name: 'steady-timer' });
}
