import type { KnownListAnswer } from '@/domain/knownList';
import { knownListSchema, toKnownListAnswer } from './knownList.schema';
import { marcusApi } from './marcusApi';
import { parsedAnswer } from './parsedAnswer';
import { TIME_LIMITS } from './timeLimits';

/** The most InChIKeys that a call takes (docs/contract.md 11.8). */
const MAX_KEYS = 500;

/**
 * What the services' list of known compounds has. Not in the contract: only our services have this call, others
 * answer 404. Nothing is cached: what was answered is kept in the store, by InChIKey.
 */
export const knownListApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    findInList: build.query<KnownListAnswer, { readonly inchiKeys: readonly string[] }>({
      queryFn: async ({ inchiKeys }, _api, _options, send) => {
        let found: KnownListAnswer = { list: null, states: {} };
        for (let at = 0; at < inchiKeys.length; at += MAX_KEYS) {
          const keys = inchiKeys.slice(at, at + MAX_KEYS);
          const json = { inchi_keys: keys };
          const question = { method: 'POST', path: '/chem/known', json } as const;
          const call = { ...question, timeLimitMs: TIME_LIMITS.short };
          const answer = await parsedAnswer(send, call, knownListSchema);
          if (answer.error) return { error: answer.error };
          const { list, states } = toKnownListAnswer(answer.data, keys);
          found = { list, states: { ...found.states, ...states } };
        }
        return { data: found };
      },
    }),
  }),
});
