import { normaliseDoi } from '@/domain/doi';
import type { Publication } from '@/domain/publication';
import type { ApiError } from './apiError';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { parsedAnswer } from './parsedAnswer';
import type { SendRequest } from './parsedAnswer';
import { crossrefSchema, dataciteSchema, fromCrossref, fromDatacite } from './publications.schema';
import { TIME_LIMITS } from './timeLimits';

function askCrossref(send: SendRequest, doi: string) {
  return parsedAnswer(
    send,
    {
      host: 'crossref',
      path: `/works/${encodeURIComponent(doi)}`,
      timeLimitMs: TIME_LIMITS.short,
    },
    crossrefSchema,
  );
}

function askDatacite(send: SendRequest, doi: string) {
  return parsedAnswer(
    send,
    {
      host: 'datacite',
      path: `/dois/${encodeURIComponent(doi)}`,
      timeLimitMs: TIME_LIMITS.short,
    },
    dataciteSchema,
  );
}

/** The specified words for the failure of both agencies. */
function lookupError(doi: string, error: ApiError): ApiError {
  const message =
    error.kind === 'schema'
      ? 'Unable to parse DOI metadata'
      : `Failed to fetch data for DOI: ${doi}`;
  return { ...error, message };
}

export const publicationsApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** What Crossref, or else DataCite, knows about a DOI. */
    getPublication: build.query<Publication, { readonly doi: string }>({
      async queryFn({ doi }, { signal }, _options, send) {
        const bare = normaliseDoi(doi);
        if (bare === undefined) {
          return { error: { kind: 'request', code: 'INPUT_MISSING', message: 'DOI is required' } };
        }
        const crossref = await askCrossref(send, bare);
        if (!crossref.error) return { data: fromCrossref(bare, crossref.data) };
        if (signal.aborted) return { error: crossref.error };
        const datacite = await askDatacite(send, bare);
        if (!datacite.error) return { data: fromDatacite(bare, datacite.data) };
        return { error: lookupError(bare, datacite.error) };
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
