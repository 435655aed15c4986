import type { TaxonAnswer } from '@/domain/taxon';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { nameSourcesSchema } from './names.schema';
import { parsedAnswer } from './parsedAnswer';
import { taxaSchema, toTaxonAnswers } from './taxa.schema';
import { TIME_LIMITS } from './timeLimits';

const timeLimitMs = TIME_LIMITS.short;

/**
 * Taxa by names of organisms, as many as are wanted. Not in the contract: only our services have this call, and say
 * so as those of `namesApi` do.
 */
export const taxaApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    findTaxa: build.query<readonly TaxonAnswer[], { readonly organisms: readonly string[] }>({
      queryFn: async ({ organisms }, _api, _options, send) => {
        const offer = { path: '/chem/name_sources', timeLimitMs };
        const { data: limits, error } = await parsedAnswer(send, offer, nameSourcesSchema);
        if (error) return { error };
        const answers: TaxonAnswer[] = [];
        for (let at = 0; at < organisms.length; at += limits.max_names) {
          const names = organisms.slice(at, at + limits.max_names);
          const question = { path: '/chem/taxa', json: { names }, timeLimitMs };
          const answer = await parsedAnswer(send, { method: 'POST', ...question }, taxaSchema);
          if (answer.error) return { error: answer.error };
          answers.push(...toTaxonAnswers(names, answer.data));
        }
        return { data: answers };
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
      providesTags: ['Lists'],
    }),
  }),
});

export const { useFindTaxaQuery } = taxaApi;
