import { COCONUT_SEARCH_LIMIT } from '@/domain/coconut';
import type { CoconutMatches } from '@/domain/coconut';
import { normaliseDoi } from '@/domain/doi';
import type { ApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import { moleculeCount, searchSchema } from './coconut.schema';
import { parsedAnswer } from './parsedAnswer';
import type { SendRequest } from './parsedAnswer';
import { TIME_LIMITS } from './timeLimits';

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

/** How many molecules COCONUT has for a DOI. */
export async function searchAnswer(
  send: SendRequest,
  doi: string,
): Promise<{ readonly data: CoconutMatches } | { readonly error: ApiError }> {
  const bare = normaliseDoi(doi) ?? doi.trim();
  const asked = await parsedAnswer(send, searchRequest(bare, 'desc'), searchSchema);
  // servers since September 2025 refuse the specified sort order (docs/contract.md 10.4)
  const { data, error, meta } =
    asked.error?.status === 400
      ? await parsedAnswer(send, searchRequest(bare, undefined), searchSchema)
      : asked;
  if (!error) return { data: { count: moleculeCount(data) } };
  if (error.kind !== 'http') return { error };
  const answered = `${error.status} ${meta?.statusText ?? ''}`.trim();
  return { error: { ...error, message: `COCONUT API request failed: ${answered}` } };
}
