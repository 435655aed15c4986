import type { Platform } from '@/platform/platform';
import { CANCELLED, type ApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import { pathPart } from './address';
import { pacedByPage } from './pacedQueue';
import type { SendRequest } from './parsedAnswer';
import { pause } from './pause';
import { listKeyOf } from './pubchem.schema';
import { TIME_LIMITS } from './timeLimits';

/** Four requests per second; PubChem allows five (docs/contract.md 10.3). */
const GAP_MS = 250;

/** Waits before retrying when PubChem is busy (docs/contract.md 10.3). */
const BUSY_WAITS_MS = [2000, 4000, 8000];

/** A queued search is polled at this interval, and abandoned after the limit (docs/contract.md 10.3). */
const POLL_MS = 2000;
const POLL_LIMIT_MS = 60_000;

const queueOf = pacedByPage(GAP_MS);

/** What a look-up needs to communicate with PubChem. */
export interface Talk {
  readonly send: SendRequest;
  readonly signal: AbortSignal;
  readonly platform: Platform;
}

type Answer = Awaited<ReturnType<SendRequest>>;

/** What PubChem lists: the ids of compounds, or their records. */
export type Listing = 'cids' | 'records';

const GIVEN_UP: Answer = { error: CANCELLED };

const TOO_LONG: ApiError = {
  kind: 'timeout',
  message: `PubChem did not finish its search within ${POLL_LIMIT_MS / 1000} seconds`,
};

/** Sends in turn, and retries after a while if PubChem is too busy. */
async function askPatiently({ send, signal, platform }: Talk, request: ApiRequest) {
  const ask = async () =>
    (await queueOf(platform).run(async () => send(request), signal)) ?? GIVEN_UP;
  let answer = await ask();
  for (const waitMs of BUSY_WAITS_MS) {
    if (answer.error?.status !== 503) break;
    if (!(await pause(waitMs, signal))) return GIVEN_UP;
    answer = await ask();
  }
  return answer;
}

const listRequest = (listKey: string, listing: Listing): ApiRequest => ({
  host: 'pubchem',
  path: `/compound/listkey/${pathPart(listKey)}${listing === 'cids' ? '/cids' : ''}/JSON`,
  timeLimitMs: TIME_LIMITS.short,
});

/** PubChem's answer; waits for a search that PubChem queues. */
export async function askPubchem(
  talk: Talk,
  request: ApiRequest,
  listing: Listing,
): Promise<Answer> {
  const { now } = talk.platform.clock;
  let answer = await askPatiently(talk, request);
  const deadline = now() + POLL_LIMIT_MS;
  for (;;) {
    const listKey = listKeyOf(answer.data);
    if (listKey === undefined) return answer;
    if (now() >= deadline) return { error: TOO_LONG };
    if (!(await pause(POLL_MS, talk.signal))) return GIVEN_UP;
    answer = await askPatiently(talk, listRequest(listKey, listing));
  }
}
