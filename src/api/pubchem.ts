import type * as v from 'valibot';
import { presentText } from '@/domain/missing';
import type { PubchemCompound } from '@/domain/pubchemCompound';
import type { ApiError } from './apiError';
import type { ApiRequest, QueryValue } from './apiRequest';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { parsedAnswer } from './parsedAnswer';
import type { ParsedAnswer, SendRequest } from './parsedAnswer';
import {
  cidListSchema,
  cidOfRecord,
  compoundsSchema,
  firstCid,
  toPubchemCompound,
} from './pubchem.schema';
import { TIME_LIMITS } from './timeLimits';

/** Per cent (session specification section 9). */
const SIMILARITY_THRESHOLD = 95;

type Match = Pick<PubchemCompound, 'cid' | 'match'>;
type Step = (send: SendRequest, smiles: string) => Promise<ParsedAnswer<Match | undefined>>;

const request = (path: string, query?: Record<string, QueryValue>): ApiRequest => ({
  host: 'pubchem',
  path,
  timeLimitMs: TIME_LIMITS.short,
  ...(query && { query }),
});

/** PubChem answers 400 to a structure it cannot read and 404 to one it does not know. */
const isNoMatch = ({ status }: ApiError) => status === 400 || status === 404;

function step<Schema extends v.GenericSchema>(
  describe: (smiles: string) => ApiRequest,
  schema: Schema,
  cidOf: (wire: v.InferOutput<Schema>) => number | undefined,
  match: PubchemCompound['match'],
): Step {
  return async (send, smiles) => {
    const { data, error } = await parsedAnswer(send, describe(smiles), schema);
    if (error) return isNoMatch(error) ? { data: undefined } : { error };
    const cid = cidOf(data);
    return { data: cid === undefined ? undefined : { cid, match } };
  };
}

/**
 * The look-ups in their order, until one finds something (session specification section 7). The last
 * is PubChem's synchronous form of the similarity search; the older one answers with a waiting key.
 */
const STEPS: readonly Step[] = [
  step(
    (smiles) => request('/compound/smiles/cids/JSON', { smiles }),
    cidListSchema,
    firstCid,
    'identical',
  ),
  step(
    (smiles) => request('/compound/smiles/JSON', { smiles }),
    compoundsSchema,
    cidOfRecord,
    'identical',
  ),
  step(
    (smiles) =>
      request('/compound/fastsimilarity_2d/smiles/cids/JSON', {
        smiles,
        Threshold: SIMILARITY_THRESHOLD,
        MaxRecords: 1,
      }),
    cidListSchema,
    firstCid,
    'similar',
  ),
];

async function findMatch(send: SendRequest, smiles: string): ReturnType<Step> {
  for (const look of STEPS) {
    const answer = await look(send, smiles);
    if (answer.error || answer.data) return answer;
  }
  return { data: undefined };
}

export const pubchemApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** `null` when PubChem knows nothing of the kind; the flow goes on without. */
    getPubchemCompound: build.query<PubchemCompound | null, { readonly smiles: string }>({
      async queryFn(arg, _api, _options, send) {
        const smiles = presentText(arg.smiles);
        if (smiles === undefined) {
          return {
            error: { kind: 'request', code: 'INPUT_MISSING', message: 'SMILES is required' },
          };
        }
        const found = await findMatch(send, smiles);
        if (found.error) return { error: found.error };
        if (!found.data) return { data: null };
        const { cid, match } = found.data;
        const compound = await parsedAnswer(
          send,
          request(`/compound/cid/${cid}/JSON`),
          compoundsSchema,
        );
        if (compound.error) return { error: compound.error };
        return { data: toPubchemCompound(cid, match, compound.data) };
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
