import * as v from 'valibot';
import { COCONUT_SEARCH_LIMIT } from '@/domain/coconut';
import type { CoconutMatches, CoconutSubmission } from '@/domain/coconut';
import { normaliseDoi } from '@/domain/doi';
import { RequestError } from './apiError';
import type { ApiRequest } from './apiRequest';
import { platformOf } from './baseQuery';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { loginSchema, moleculeCount, searchSchema, submissionBody } from './coconut.schema';
import { takeCredentials } from './coconutCredentials';
import { marcusApi } from './marcusApi';
import { optionalField } from './optionalField';
import { parsedAnswer } from './parsedAnswer';
import { TIME_LIMITS } from './timeLimits';

export interface CoconutLogin {
  /** Absent when COCONUT does not say whose token it is. */
  readonly email?: string;
}

function searchRequest(doi: string, sort: 'desc' | undefined): ApiRequest {
  return {
    host: 'coconut',
    method: 'POST',
    path: '/search',
    json: {
      type: 'tags',
      tagType: 'citations',
      query: doi,
      limit: COCONUT_SEARCH_LIMIT,
      sort,
      page: 1,
      offset: 0,
    },
    timeLimitMs: TIME_LIMITS.short,
  };
}

export const coconutApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** Logs in with the credentials offered last, and puts the token among the secrets. */
    logInToCoconut: build.mutation<CoconutLogin, void>({
      async queryFn(_arg, api, _options, send) {
        const { secrets } = platformOf(api);
        const credentials = takeCredentials(secrets);
        const request = (): ApiRequest => {
          if (!credentials?.email || !credentials.password) {
            throw new RequestError('INPUT_MISSING', 'Email and password are required');
          }
          return {
            host: 'coconut',
            method: 'POST',
            path: '/auth/login',
            json: { email: credentials.email, password: credentials.password },
            timeLimitMs: TIME_LIMITS.short,
            failureMessage: 'Authentication failed',
          };
        };
        const schemaMessage = 'Authentication failed: Invalid response format';
        const { data, error } = await parsedAnswer(send, request, loginSchema, schemaMessage);
        if (error) return { error };
        secrets.setCoconutToken(data.access_token);
        return { data: { ...optionalField('email', data.user?.email) } };
      },
    }),
    submitToCoconut: build.mutation<null, CoconutSubmission>({
      query:
        (submission) =>
        ({ secrets }) => {
          if (secrets.coconutToken() === undefined) {
            throw new RequestError('INPUT_MISSING', 'Authentication required. Please log in.');
          }
          return {
            host: 'coconut',
            method: 'POST',
            path: '/reports/mutate',
            json: submissionBody(submission),
            withCoconutToken: true,
            timeLimitMs: TIME_LIMITS.short,
            failureMessage: 'Submission failed',
          };
        },
      // the answer to a submission is not specified: any JSON of a good status will do
      rawResponseSchema: v.unknown(),
      transformResponse: () => null,
    }),
    /** How many molecules COCONUT holds for an article. */
    searchCoconut: build.query<CoconutMatches, { readonly doi: string }>({
      async queryFn({ doi }, _api, _options, send) {
        const bare = normaliseDoi(doi) ?? doi.trim();
        const asked = await parsedAnswer(send, searchRequest(bare, 'desc'), searchSchema);
        // servers since September 2025 refuse the specified sort order (field notes 4.1)
        const { data, error, meta } =
          asked.error?.status === 400
            ? await parsedAnswer(send, searchRequest(bare, undefined), searchSchema)
            : asked;
        if (!error) return { data: { count: moleculeCount(data) } };
        if (error.kind !== 'http') return { error };
        const answered = `${error.status} ${meta?.statusText ?? ''}`.trim();
        return { error: { ...error, message: `COCONUT API request failed: ${answered}` } };
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
