import { marcusApi } from './marcusApi';
import { namesSchema, nameSourcesSchema, toNameAnswers, type NameAnswer } from './names.schema';
import { TIME_LIMITS } from './timeLimits';

export type { NameAnswer } from './names.schema';

/** How much one call takes. */
export interface NameLimits {
  readonly maxNames: number;
  /** Characters. */
  readonly longestName: number;
}

/**
 * Structures by names. Not in the contract: only our services have these calls, and say so by answering their
 * sources; others answer 404. Answers come in the order of the names; the store keeps them.
 */
export const namesApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getNameLimits: build.query<NameLimits, void>({
      query: () => ({ path: '/chem/name_sources', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: nameSourcesSchema,
      transformResponse: (wire: { max_names: number; longest_name: number }) => ({
        maxNames: wire.max_names,
        longestName: wire.longest_name,
      }),
    }),
    findStructuresByNames: build.query<
      readonly NameAnswer[],
      { readonly names: readonly string[] }
    >({
      query: ({ names }) => ({
        method: 'POST',
        path: '/chem/names',
        json: { names },
        timeLimitMs: TIME_LIMITS.drawing,
      }),
      rawResponseSchema: namesSchema,
      transformResponse: toNameAnswers,
    }),
  }),
});
