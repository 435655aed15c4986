import type * as v from 'valibot';
import type { ApiRequest } from './apiRequest';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { checkedAnswer, type ParsedAnswer, type SendRequest } from './parsedAnswer';
import { pause } from './pause';
import { TIME_LIMITS } from './timeLimits';
import { foundSchema, itemsSchema } from './wikidata.schema';

/** Keys, or pairs of items, that are asked for at once; as many as LOTUS' uploader asks for. */
export const MAX_WIKIDATA_KEYS = 100;

/** Seconds to wait when Wikidata has too much to do: what it says, or a minute, as its operators ask; no longer. */
const LONGEST_WAIT_S = 60;

/** The property that holds a key. */
const PROPERTIES = { inchiKey: 'P235', taxon: 'P225', doi: 'P356' } as const;
export type WikidataKey = keyof typeof PROPERTIES;

interface ItemOfKey {
  readonly key: string;
  /** Such as `Q409478`. */
  readonly item: string;
}

interface FoundIn {
  readonly compound: string;
  readonly taxon: string;
}

/** A key that would have to be escaped is never sent: none that exists has such characters. */
export const isAskableKey = (key: string): boolean =>
  key !== '' && key.length <= 300 && !/["\\\p{C}]/u.test(key);

const ITEM = /^Q[1-9]\d{0,11}$/;

/** Statements that are not deprecated; `wdt:` would overlook those beside a preferred one. */
const stated = (subject: string, property: string, value: string, node: string): string =>
  `${subject} p:${property} ${node} . ${node} ps:${property} ${value} . ` +
  `MINUS { ${node} wikibase:rank wikibase:DeprecatedRank }`;

/** Old DOIs may stand in small letters. */
const writtenAs = (of: WikidataKey, key: string): readonly string[] =>
  of === 'doi' ? [key, key.toLowerCase()] : [key];

/**
 * Articles have a graph of their own since May 2025, which the main one has to be told to ask
 * (wikidata.org/wiki/Wikidata:SPARQL_query_service/WDQS_graph_split).
 */
function itemsQuery(of: WikidataKey, keys: readonly string[]): string {
  const written = new Set(keys.flatMap((key) => writtenAs(of, key)));
  const values = `VALUES ?key { ${[...written].map((key) => `"${key}"`).join(' ')} }`;
  const pattern = `${values} ${stated('?item', PROPERTIES[of], '?key', '?statement')}`;
  const patterns =
    of === 'doi'
      ? `{ ${pattern} } UNION { SERVICE wdsubgraph:scholarly_articles { ${pattern} } }`
      : pattern;
  return `SELECT DISTINCT ?key ?item WHERE { ${patterns} }`;
}

function foundQuery(pairs: readonly FoundIn[]): string {
  const values = pairs.map(({ compound, taxon }) => `(wd:${compound} wd:${taxon})`).join(' ');
  const pattern = stated('?compound', 'P703', '?taxon', '?statement');
  return `SELECT DISTINCT ?compound ?taxon WHERE { VALUES (?compound ?taxon) { ${values} } ${pattern} }`;
}

/** Asks again, once, when Wikidata has too much to do. */
async function ask<Schema extends v.GenericSchema>(
  send: SendRequest,
  signal: AbortSignal,
  query: string,
  schema: Schema,
): Promise<ParsedAnswer<v.InferOutput<Schema>>> {
  const request: ApiRequest = {
    host: 'wikidata',
    method: 'POST',
    path: '/sparql',
    query: { format: 'json' },
    urlForm: { query },
    timeLimitMs: TIME_LIMITS.query,
  };
  const answer = await send(request);
  const { status, retryAfterS = LONGEST_WAIT_S } = answer.error ?? {};
  const asksAgain =
    (status === 429 || status === 503) &&
    retryAfterS <= LONGEST_WAIT_S &&
    (await pause(retryAfterS * 1000, signal));
  return checkedAnswer(asksAgain ? await send(request) : answer, schema);
}

const REFUSED = {
  error: {
    kind: 'request',
    code: 'INPUT_MISSING',
    message: 'Wikidata cannot be asked for this',
  },
} as const;

const isAskable = (count: number): boolean => count > 0 && count <= MAX_WIKIDATA_KEYS;

/**
 * Items of Wikidata by what identifies them. No answer is kept: what was missing a minute ago may have been made since,
 * and must not be made twice.
 */
export const wikidataApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** Each key that Wikidata has, as it was asked for, with each of its items; at most `MAX_WIKIDATA_KEYS`. */
    findWikidataItems: build.query<
      readonly ItemOfKey[],
      { readonly of: WikidataKey; readonly keys: readonly string[] }
    >({
      queryFn: async ({ of, keys }, { signal }, _options, send) => {
        if (!isAskable(keys.length) || !keys.every(isAskableKey)) return REFUSED;
        const { data, error } = await ask(send, signal, itemsQuery(of, keys), itemsSchema);
        if (error) return { error };
        const rows = data.results.bindings.map(({ key, item }) => [key.value, item.value] as const);
        return {
          data: keys.flatMap((key) => {
            const own = rows.filter(([as]) => writtenAs(of, key).includes(as));
            return [...new Set(own.map(([, item]) => item))].map((item) => ({ key, item }));
          }),
        };
      },
      keepUnusedDataFor: CACHE_LIFETIMES.volatile,
    }),
    /** Those of the pairs of which Wikidata says that the compound is found in the taxon. */
    findFoundInTaxon: build.query<readonly FoundIn[], { readonly pairs: readonly FoundIn[] }>({
      queryFn: async ({ pairs }, { signal }, _options, send) => {
        const isWhole = pairs.every(
          ({ compound, taxon }) => ITEM.test(compound) && ITEM.test(taxon),
        );
        if (!isAskable(pairs.length) || !isWhole) return REFUSED;
        const { data, error } = await ask(send, signal, foundQuery(pairs), foundSchema);
        if (error) return { error };
        return {
          data: data.results.bindings.map(({ compound, taxon }) => ({
            compound: compound.value,
            taxon: taxon.value,
          })),
        };
      },
      keepUnusedDataFor: CACHE_LIFETIMES.volatile,
    }),
  }),
});
