import type { Platform } from '@/platform/platform';
import type { ApiRequest } from './apiRequest';
import { createPacedQueue, type PacedQueue } from './pacedQueue';
import type { SendRequest } from './parsedAnswer';
import type { Talk } from './pubchemExchange';

/** COCONUT allows 60 requests a minute (docs/contract.md 10.4); some are left for logins and submissions. */
const GAP_MS = 1_200;

/** One for all look-ups of the page: limits are counted by address, not by look-up. */
const lanes = new WeakMap<Platform, PacedQueue>();

function laneOf(platform: Platform): PacedQueue {
  const lane = lanes.get(platform) ?? createPacedQueue(GAP_MS, () => platform.clock.now());
  lanes.set(platform, lane);
  return lane;
}

/** Sends in turn with the other look-ups. */
export async function inCoconutLane(
  { send, signal, platform }: Talk,
  request: ApiRequest,
): Promise<Awaited<ReturnType<SendRequest>>> {
  const answer = await laneOf(platform).run(async () => send(request), signal);
  return answer ?? { error: { kind: 'aborted', message: 'The request was cancelled' } };
}
