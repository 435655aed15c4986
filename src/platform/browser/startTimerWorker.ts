import type { TimerWorker } from './steadyTimer';

/** In a separate file, because only webpack understands this URL. */
export function startTimerWorker(): TimerWorker {
  return new Worker(new URL('./steadyTimer.worker.ts', import.meta.url), { name: 'steady-timer' });
}
