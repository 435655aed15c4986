import type { TimerAnswer, TimerOrder } from './steadyTimer';

/** Keeps time for the page: browsers don't slow down a worker's timers in a hidden tab. */

/** The part of a worker's global scope that is used here; the project's types are those of the page. */
interface TimerScope {
  onmessage: ((event: MessageEvent<TimerOrder>) => void) | null;
  postMessage(message: TimerAnswer): void;
}

const scope: TimerScope = globalThis;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

scope.onmessage = ({ data }) => {
  if ('cancel' in data) {
    clearTimeout(timers.get(data.cancel));
    timers.delete(data.cancel);
    return;
  }
  const { id, ms } = data;
  const tell = () => {
    timers.delete(id);
    scope.postMessage({ id });
  };
  timers.set(id, setTimeout(tell, ms));
};
