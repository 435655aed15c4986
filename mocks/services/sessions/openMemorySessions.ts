import type { SessionSettings } from '../config';
import { MemorySessions } from './memorySessions';
import type { Sessions } from './sessions';
import { Standstill } from './standstill';

/** Sessions in this process's memory; silent ones are swept regularly until the sessions are closed. */
export function openMemorySessions(settings: SessionSettings): Sessions {
  const standstill = new Standstill(settings.sweepMs);
  const timer = setInterval(() => {
    void sessions.sweep();
    standstill.mark();
  }, settings.sweepMs);
  const sessions = new MemorySessions(settings, {
    now: Date.now,
    takeStandstill: () => standstill.take(),
    onClose: () => clearInterval(timer),
  });
  return sessions;
}
