import * as v from 'valibot';
import type { CoconutMatches, CoconutSubmission } from '@/domain/coconut';
import { RequestError } from './apiError';
import type { ApiRequest } from './apiRequest';
import { platformOf } from './baseQuery';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { submissionBody } from './coconut.schema';
import { takeCredentials } from './coconutCredentials';
import { loginAnswer } from './coconutLogin';
import type { CoconutLogin } from './coconutLogin';
import { searchAnswer } from './coconutSearch';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';

export type { CoconutLogin };

const logoutRequest = (coconutToken: string): ApiRequest => ({
  host: 'coconut',
  path: '/auth/logout',
  coconutToken,
  timeLimitMs: TIME_LIMITS.short,
});

/** @throws RequestError without a token */
function submissionRequest(
  submission: CoconutSubmission,
  coconutToken: string | undefined,
): ApiRequest {
  if (coconutToken === undefined) {
    throw new RequestError('INPUT_MISSING', 'Authentication required. Please log in.');
  }
  return {
    host: 'coconut',
    method: 'POST',
    path: '/reports/mutate',
    json: submissionBody(submission),
    coconutToken,
    timeLimitMs: TIME_LIMITS.short,
    failureMessage: 'Submission failed',
  };
}

export const coconutApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** Logs in with the credentials offered last, and stores the token with the secrets. */
    logInToCoconut: build.mutation<CoconutLogin, void>({
      async queryFn(_arg, api, _options, send) {
        const { secrets } = platformOf(api);
        return loginAnswer(send, takeCredentials(secrets), (token) => {
          // the answer to a cancelled login must not log anyone in
          if (!api.signal.aborted) secrets.setCoconutToken(token);
        });
      },
    }),
    /**
     * Revokes the token. It is removed from the secrets before anything is sent, so that it is never used
     * again, whatever COCONUT answers.
     */
    logOutOfCoconut: build.mutation<null, void>({
      async queryFn(_arg, api, _options, send) {
        const { secrets } = platformOf(api);
        const coconutToken = secrets.coconutToken();
        secrets.setCoconutToken(undefined);
        if (coconutToken !== undefined) await send(logoutRequest(coconutToken));
        return { data: null };
      },
    }),
    submitToCoconut: build.mutation<null, CoconutSubmission>({
      query:
        (submission) =>
        ({ secrets }) =>
          submissionRequest(submission, secrets.coconutToken()),
      // the answer to a submission is not specified: any JSON with a success status is accepted
      rawResponseSchema: v.unknown(),
      transformResponse: () => null,
    }),
    /** How many molecules COCONUT has for an article. */
    searchCoconut: build.query<CoconutMatches, { readonly doi: string }>({
      queryFn: ({ doi }, _api, _options, send) => searchAnswer(send, doi),
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
