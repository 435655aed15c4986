import { CANCELLED } from './apiError';
import type { ApiRequest } from './apiRequest';
import { pacedByPage } from './pacedQueue';
import type { SendRequest } from './parsedAnswer';
import type { Talk } from './pubchemExchange';

/** COCONUT allows 60 requests a minute (docs/contract.md 10.4); some are left for logins and submissions. */
const GAP_MS = 1_200;

const laneOf = pacedByPage(GAP_MS);

/** Sends in turn with the other look-ups. */
export async function inCoconutLane(
  { send, signal, platform }: Talk,
  request: ApiRequest,
): Promise<Awaited<ReturnType<SendRequest>>> {
  const answer = await laneOf(platform).run(async () => send(request), signal);
  return answer ?? { error: CANCELLED };
}
