import { toApiError } from '@/api/apiError';
import { healthApi } from '@/api/health';
import { HOME_ADDRESS } from '@/platform/pageAddress';
import type { Platform } from '@/platform/platform';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { FinalFailure } from '@/lib/saga/withBackoff';

/** The services responded, but the browser withheld the response because of their allowed origins (CORS). */
export class AnswersWithheld extends FinalFailure {
  override readonly name = 'AnswersWithheld';

  constructor(
    apiUrl: string,
    pageOrigin: string,
    /** The services created a session anyway: its seat is taken until they drop it. */
    readonly tookSeat: boolean,
  ) {
    super(
      `The services at ${apiUrl} answer, but the browser withholds their answers from pages of ` +
        `${pageOrigin}, which is not listed in their CORS_ORIGINS setting. Add it there, or serve this page ` +
        `with "MARCUS_API_URL=${apiUrl} npm start", which forwards its requests.`,
    );
  }
}

const pageOriginOf = ({ address }: Platform) => new URL(address.linkTo(HOME_ADDRESS)).origin;

/** Whether the services are on another origin, where the browser applies CORS. */
function isAcrossOrigins(platform: Platform): boolean {
  const pageOrigin = pageOriginOf(platform);
  return new URL(platform.config.apiUrl, pageOrigin).origin !== pageOrigin;
}

/**
 * Checks the health of cross-origin services before a session is created there, because an unreadable
 * response would leave that session behind.
 *
 * @throws AnswersWithheld when the services are up but the page may not read their responses
 */
export function* requireReadableAnswers(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  if (!isAcrossOrigins(platform)) return;
  try {
    yield* callEndpoint(healthApi.endpoints.getHealth, undefined);
  } catch (error) {
    if (yield* isWithheld(error)) {
      throw new AnswersWithheld(platform.config.apiUrl, pageOriginOf(platform), false);
    }
  }
}

/**
 * Explains why creating a session failed: if the response was withheld, the request must not be
 * repeated, as each one takes a seat.
 */
export function* explainFailedCreation(error: unknown): SagaGenerator<unknown> {
  const platform = yield* getPlatform();
  if (!isAcrossOrigins(platform) || !(yield* isWithheld(error))) return error;
  return new AnswersWithheld(platform.config.apiUrl, pageOriginOf(platform), true);
}

/** To a page, a withheld response looks the same as an unreachable server. */
function* isWithheld(error: unknown): SagaGenerator<boolean> {
  if (toApiError(error).kind !== 'network') return false;
  return yield* callEndpoint(healthApi.endpoints.getPresence, undefined);
}
