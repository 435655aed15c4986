import { toApiError } from '@/api/apiError';
import { healthApi } from '@/api/health';
import { HOME_ADDRESS } from '@/platform/pageAddress';
import type { Platform } from '@/platform/platform';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { FinalFailure } from '@/lib/saga/withBackoff';

/** The services answered, and the browser kept the answer from the page, as their list of origins says. */
export class AnswersWithheld extends FinalFailure {
  override readonly name = 'AnswersWithheld';

  constructor(
    apiUrl: string,
    pageOrigin: string,
    /** The services made a session all the same: its seat is taken until they forget it. */
    readonly tookSeat: boolean,
  ) {
    super(
      `The services at ${apiUrl} answer, but the browser withholds their answers from pages of ` +
        `${pageOrigin}, which their setting CORS_ORIGINS does not name. Add it there, or serve this page ` +
        `with "MARCUS_API_URL=${apiUrl} npm start", which forwards its requests.`,
    );
  }
}

const pageOriginOf = ({ address }: Platform) => new URL(address.linkTo(HOME_ADDRESS)).origin;

/** Whether the page asks services of another origin, where the browser has a say in who reads what. */
function isAcrossOrigins(platform: Platform): boolean {
  const pageOrigin = pageOriginOf(platform);
  return new URL(platform.config.apiUrl, pageOrigin).origin !== pageOrigin;
}

/**
 * Asks services of another origin for their health before anything is made there that an unread answer
 * would leave behind.
 *
 * @throws AnswersWithheld when they are there and the page may not read what they say
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
 * What a failed creation of a session means: an answer that was withheld must not be asked for again, as
 * each creation takes a seat.
 */
export function* explainFailedCreation(error: unknown): SagaGenerator<unknown> {
  const platform = yield* getPlatform();
  if (!isAcrossOrigins(platform) || !(yield* isWithheld(error))) return error;
  return new AnswersWithheld(platform.config.apiUrl, pageOriginOf(platform), true);
}

/** To a page, a withheld answer looks like a server that is not there. */
function* isWithheld(error: unknown): SagaGenerator<boolean> {
  if (toApiError(error).kind !== 'network') return false;
  return yield* callEndpoint(healthApi.endpoints.getPresence, undefined);
}
