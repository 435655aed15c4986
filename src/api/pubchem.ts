import { presentText } from '@/domain/missing';
import type { PubchemCompound } from '@/domain/pubchemCompound';
import type { ApiError } from './apiError';
import { platformOf } from './baseQuery';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { checkedAnswer } from './parsedAnswer';
import { compoundsSchema, toPubchemCompound } from './pubchem.schema';
import { askPubchem } from './pubchemExchange';
import type { Talk } from './pubchemExchange';
import { findMatch } from './pubchemMatch';
import { TIME_LIMITS } from './timeLimits';

type Outcome =
  | { readonly data: PubchemCompound | null; readonly error?: undefined }
  | { readonly error: ApiError };

async function lookUp(talk: Talk, smiles: string): Promise<Outcome> {
  const found = await findMatch(talk, smiles);
  if (found.error) return { error: found.error };
  if (!found.data) return { data: null };
  const { cid, match } = found.data;
  const path = `/compound/cid/${cid}/JSON`;
  const answer = await askPubchem(
    talk,
    { host: 'pubchem', path, timeLimitMs: TIME_LIMITS.short },
    'records',
  );
  const compound = checkedAnswer(answer, compoundsSchema);
  if (compound.error) return { error: compound.error };
  return { data: toPubchemCompound(cid, match, compound.data) };
}

export const pubchemApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** `null` if PubChem has no such compound; the process continues without it. */
    getPubchemCompound: build.query<PubchemCompound | null, { readonly smiles: string }>({
      queryFn: (arg, api, _options, send) => {
        const smiles = presentText(arg.smiles);
        if (smiles === undefined) {
          return {
            error: { kind: 'request', code: 'INPUT_MISSING', message: 'SMILES is required' },
          };
        }
        return lookUp({ send, signal: api.signal, platform: platformOf(api) }, smiles);
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
