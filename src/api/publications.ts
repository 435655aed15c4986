import type * as v from 'valibot';
import { normaliseDoi } from '@/domain/doi';
import type { Publication } from '@/domain/publication';
import type { ApiError } from './apiError';
import type { ApiHost, ApiRequestSource } from './apiRequest';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { checkedAnswer } from './parsedAnswer';
import type { ParsedAnswer, SendRequest } from './parsedAnswer';
import { pause } from './pause';
import { crossrefSchema, dataciteSchema, fromCrossref, fromDatacite } from './publications.schema';
import { TIME_LIMITS } from './timeLimits';

/** If an agency requests a wait no longer than this, it is asked once more. */
const SHORT_WAIT_S = 5;

type Outcome = { readonly data: Publication } | { readonly error: ApiError };

/** The agencies give better service to programs with a contact address (docs/contract.md 10.5). */
const agencyRequest =
  (host: ApiHost, path: string): ApiRequestSource =>
  ({ config }) => ({
    host,
    path,
    query: { mailto: config.contactEmail },
    timeLimitMs: TIME_LIMITS.short,
  });

async function askAgency<Schema extends v.GenericSchema>(
  send: SendRequest,
  signal: AbortSignal,
  request: ApiRequestSource,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema>>> {
  const answer = await send(request);
  const { status, retryAfterS } = answer.error ?? {};
  const mayAskAgain = status === 429 && retryAfterS !== undefined && retryAfterS <= SHORT_WAIT_S;
  const asksAgain = mayAskAgain && (await pause(retryAfterS * 1000, signal));
  return checkedAnswer(asksAgain ? await send(request) : answer, schema);
}

const UNKNOWN_TO_BOTH = 'neither Crossref nor DataCite knows it';

/** The specified message (docs/requirements/session.md S8.LOOK.1), and the cause. */
function lookupError(doi: string, error: ApiError): ApiError {
  if (error.kind === 'schema') return { ...error, message: 'Unable to parse DOI metadata' };
  const why = error.status === 404 ? UNKNOWN_TO_BOTH : error.message;
  return { ...error, message: `Failed to fetch data for DOI: ${doi} (${why})` };
}

/** Crossref, then DataCite. A DOI unknown to Crossref is not a failure: other agencies register DOIs too. */
async function lookUp(send: SendRequest, signal: AbortSignal, doi: string): Promise<Outcome> {
  const name = encodeURIComponent(doi);
  const atCrossref = agencyRequest('crossref', `/works/${name}`);
  const crossref = await askAgency(send, signal, atCrossref, crossrefSchema);
  if (!crossref.error) return { data: fromCrossref(doi, crossref.data) };
  if (signal.aborted) return { error: crossref.error };
  const atDatacite = agencyRequest('datacite', `/dois/${name}`);
  const datacite = await askAgency(send, signal, atDatacite, dataciteSchema);
  if (!datacite.error) return { data: fromDatacite(doi, datacite.data) };
  // most articles are registered with Crossref: if DataCite doesn't know one, that doesn't explain why
  // Crossref failed
  const isTelling = crossref.error.status === 404 || datacite.error.status !== 404;
  return { error: lookupError(doi, isTelling ? datacite.error : crossref.error) };
}

export const publicationsApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** Crossref's, or else DataCite's, data about a DOI. */
    getPublication: build.query<Publication, { readonly doi: string }>({
      queryFn: ({ doi }, { signal }, _options, send) => {
        const bare = normaliseDoi(doi);
        if (bare === undefined) {
          return { error: { kind: 'request', code: 'INPUT_MISSING', message: 'DOI is required' } };
        }
        return lookUp(send, signal, bare);
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
