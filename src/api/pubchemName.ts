import { platformOf } from './baseQuery';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { checkedAnswer } from './parsedAnswer';
import { askPubchem } from './pubchemExchange';
import { namedCompoundsSchema, toNamed, type PubchemNamed } from './pubchemName.schema';
import { TIME_LIMITS } from './timeLimits';

export type { PubchemNamed } from './pubchemName.schema';

/** Structures by a name, from PubChem; only on the user's request, since the name leaves the machine. */
export const pubchemNameApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** All compounds of the name; none for a name that PubChem does not know (404). */
    findNameInPubchem: build.query<readonly PubchemNamed[], { readonly name: string }>({
      queryFn: async ({ name }, { signal, extra }, _options, send) => {
        const talk = { send, signal, platform: platformOf({ extra }) };
        const answer = await askPubchem(
          talk,
          // In a URL, `/`, `#` and `+` have other meanings.
          {
            host: 'pubchem',
            method: 'POST',
            path: '/compound/name/JSON',
            urlForm: { name },
            timeLimitMs: TIME_LIMITS.short,
          },
          'records',
        );
        const { data, error } = checkedAnswer(answer, namedCompoundsSchema);
        if (error) return error.status === 404 ? { data: [] } : { error };
        return { data: toNamed(data) };
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
