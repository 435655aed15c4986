import { pageTimer, type SteadyTimer } from '../steadyTimer';

/** Sent to the worker: call back for this id after a time, or no longer. */
export type TimerOrder = { readonly id: number; readonly ms: number } | { readonly cancel: number };

/** Sent by the worker: the time for this id has passed. */
export interface TimerAnswer {
  readonly id: number;
}

/** The part of a Worker that is needed. */
export type TimerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Appointment {
  readonly dueAt: number;
  readonly callBack: () => void;
  /** Cancels the call if the page's own timer runs it. */
  prevent: (() => void) | undefined;
}

/**
 * Timers in a worker. If none can be started (an old browser, a strict policy), or it fails later, the page's
 * own timers take over.
 *
 * @param startWorker called for the first timer
 */
export function createSteadyTimer(
  startWorker: () => TimerWorker,
  now: () => number = () => performance.now(),
): SteadyTimer {
  const appointments = new Map<number, Appointment>();
  let lastId = 0;
  let worker: TimerWorker | 'impossible' | undefined;

  const keep = (id: number) => {
    const { callBack } = appointments.get(id) ?? {};
    appointments.delete(id);
    callBack?.();
  };
  const keepByPage = (id: number, appointment: Appointment) => {
    appointment.prevent = pageTimer.after(Math.max(0, appointment.dueAt - now()), () => keep(id));
  };
  const giveUp = () => {
    if (worker && worker !== 'impossible') worker.terminate();
    worker = 'impossible';
    appointments.forEach((appointment, id) => keepByPage(id, appointment));
  };
  const workerOnceStarted = () => {
    try {
      worker ??= employ(startWorker(), keep, giveUp);
    } catch {
      worker = 'impossible';
    }
    return worker;
  };

  return {
    after(ms, callBack) {
      const id = (lastId += 1);
      const appointment: Appointment = { dueAt: now() + ms, callBack, prevent: undefined };
      const keeper = workerOnceStarted();
      appointments.set(id, appointment);
      if (keeper === 'impossible') keepByPage(id, appointment);
      else keeper.postMessage({ id, ms } satisfies TimerOrder);
      return () => {
        if (!appointments.delete(id)) return;
        appointment.prevent?.();
        if (worker && worker !== 'impossible') {
          worker.postMessage({ cancel: id } satisfies TimerOrder);
        }
      };
    },
  };
}

function employ(
  worker: TimerWorker,
  onAnswer: (id: number) => void,
  onFailure: () => void,
): TimerWorker {
  worker.onmessage = ({ data }: MessageEvent<TimerAnswer>) => onAnswer(data.id);
  worker.onerror = onFailure;
  return worker;
}
