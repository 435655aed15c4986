import type { WebMiddleware } from '../services/http/webApp';
import { answerFault } from './pubchemAnswers';
import type { StandInSettings } from './standInSettings';
import { byAddress, createThrottle } from './throttle';

/** PubChem's limit (docs/contract.md 10.3). */
const LIMIT = { requests: 5, windowMs: 1000 };

/** How much of the limit is used, as PubChem's colours. */
function colourOf(percent: number): string {
  if (percent > 75) return 'Red';
  return percent > 50 ? 'Yellow' : 'Green';
}

/** 503 for more than five requests a second; each answer says how many of them are used. */
export const createPubchemThrottle = (settings: StandInSettings): WebMiddleware =>
  createThrottle({
    settings,
    limitOf: () => LIMIT,
    keyOf: byAddress,
    describe: (call, { requests }, used) => {
      const percent = Math.round((used / requests) * 100);
      const count = `Request Count status: ${colourOf(percent)} (${percent}%)`;
      const rest = 'Request Time status: Green (0%), Service status: Green (20%)';
      call.header('X-Throttling-Control', `${count}, ${rest}`);
    },
    refuse: (call) =>
      answerFault(call, 503, 'PUGREST.ServerBusy', 'Too many requests or server too busy'),
  });
