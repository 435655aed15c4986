import type * as v from 'valibot';
import type { PubchemCompound } from '@/domain/pubchemCompound';
import type { ApiError } from './apiError';
import type { QueryValue } from './apiRequest';
import { checkedAnswer } from './parsedAnswer';
import type { ParsedAnswer } from './parsedAnswer';
import { cidListSchema, cidOfRecord, compoundsSchema, firstCid } from './pubchem.schema';
import { askPubchem } from './pubchemExchange';
import type { Listing, Talk } from './pubchemExchange';
import { TIME_LIMITS } from './timeLimits';

/** Per cent (docs/requirements/session.md S9.23). */
const SIMILARITY_THRESHOLD = 95;

type Match = Pick<PubchemCompound, 'cid' | 'match'>;
type Step = (talk: Talk, smiles: string) => Promise<ParsedAnswer<Match | undefined>>;

interface StepDescription<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly listing: Listing;
  readonly schema: Schema;
  readonly cidOf: (wire: v.InferOutput<Schema>) => number | undefined;
  readonly match: PubchemCompound['match'];
}

/** PubChem answers 400 to a structure it cannot read and 404 to one it does not know. */
const isNoMatch = ({ status }: ApiError) => status === 400 || status === 404;

function step<Schema extends v.GenericSchema>(description: StepDescription<Schema>): Step {
  const { path, query = {}, listing, schema, cidOf, match } = description;
  return async (talk, smiles) => {
    // in a URL, `/`, `#` and `+` have other meanings, and its length is limited
    const urlForm = { smiles };
    const request = { path, query, urlForm, timeLimitMs: TIME_LIMITS.short };
    const answer = await askPubchem(talk, { host: 'pubchem', method: 'POST', ...request }, listing);
    const { data, error } = checkedAnswer(answer, schema);
    if (error) return isNoMatch(error) ? { data: undefined } : { error };
    const cid = cidOf(data);
    return { data: cid === undefined ? undefined : { cid, match } };
  };
}

/**
 * The look-ups in order (docs/requirements/session.md S7.26). The last is the similarity search that PubChem
 * recommends, which it seldom queues; it always queues the older one.
 */
const STEPS: readonly Step[] = [
  step({
    path: '/compound/smiles/cids/JSON',
    listing: 'cids',
    schema: cidListSchema,
    cidOf: firstCid,
    match: 'identical',
  }),
  step({
    path: '/compound/smiles/JSON',
    listing: 'records',
    schema: compoundsSchema,
    cidOf: cidOfRecord,
    match: 'identical',
  }),
  step({
    path: '/compound/fastsimilarity_2d/smiles/cids/JSON',
    query: { Threshold: SIMILARITY_THRESHOLD, MaxRecords: 1 },
    listing: 'cids',
    schema: cidListSchema,
    cidOf: firstCid,
    match: 'similar',
  }),
];

/** The compound of a structure, or a similar one; `undefined` data if there is neither. */
export async function findMatch(talk: Talk, smiles: string): ReturnType<Step> {
  for (const look of STEPS) {
    const answer = await look(talk, smiles);
    if (answer.error || answer.data) return answer;
  }
  return { data: undefined };
}
