import { isAskableKey, MAX_WIKIDATA_KEYS, wikidataApi, type WikidataKey } from '@/api/wikidata';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import {
  foundIn,
  wikidataKeysOf,
  type ItemsByKey,
  type WikidataAnswers,
} from '@/domain/exports/handOver/wikidata';
import { errorMessage } from '@/lib/errorMessage';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, type SagaGenerator } from '@/lib/saga/effects';

const { findWikidataItems, findFoundInTaxon } = wikidataApi.endpoints;

function batchesOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  const count = Math.ceil(items.length / MAX_WIKIDATA_KEYS);
  return Array.from({ length: count }, (_, batch) =>
    items.slice(batch * MAX_WIKIDATA_KEYS, (batch + 1) * MAX_WIKIDATA_KEYS),
  );
}

interface Question {
  readonly of: WikidataKey;
  readonly keys: readonly string[];
}

const questionsOf = (records: readonly CompoundRecord[]): Question[] => {
  const asked = records.map(wikidataKeysOf);
  return (['taxon', 'inchiKey', 'doi'] as const).flatMap((of) => {
    const keys = new Set(asked.map((each) => each[of]).filter(isAskableKey));
    return batchesOf([...keys]).map((batch) => ({ of, keys: batch }));
  });
};

/** Compounds and organisms of which it is known which items they are. */
function pairsOf(
  records: readonly CompoundRecord[],
  { inchiKey: compounds, taxon: taxa }: Readonly<Record<WikidataKey, ItemsByKey>>,
) {
  const pairs = records.map(wikidataKeysOf).flatMap(({ inchiKey, taxon: name }) => {
    const [compound, ...others] = compounds.get(inchiKey) ?? [];
    const [taxon, ...homonyms] = taxa.get(name) ?? [];
    const isSure = others.length === 0 && homonyms.length === 0;
    return compound !== undefined && taxon !== undefined && isSure ? [{ compound, taxon }] : [];
  });
  return [...new Map(pairs.map((pair) => [foundIn(pair.compound, pair.taxon), pair])).values()];
}

/** Told how much has been done, such as questions that were answered. */
export type TellProgress = (done: number, total: number) => SagaGenerator<void>;

function* askAll(
  records: readonly CompoundRecord[],
  tell: TellProgress,
): SagaGenerator<WikidataAnswers> {
  const items = {
    taxon: new Map<string, string[]>(),
    inchiKey: new Map<string, string[]>(),
    doi: new Map<string, string[]>(),
  };
  const questions = questionsOf(records);
  for (const [done, question] of questions.entries()) {
    yield* tell(done, questions.length + 1);
    const answer = yield* callEndpoint(findWikidataItems, question);
    for (const key of question.keys) items[question.of].set(key, []);
    for (const { key, item } of answer) items[question.of].get(key)?.push(item);
  }
  const batches = batchesOf(pairsOf(records, items));
  const found = new Set<string>();
  for (const [done, pairs] of batches.entries()) {
    yield* tell(questions.length + done, questions.length + batches.length);
    const answer = yield* callEndpoint(findFoundInTaxon, { pairs });
    for (const { compound, taxon } of answer) found.add(foundIn(compound, taxon));
  }
  return { compounds: items.inchiKey, taxa: items.taxon, articles: items.doi, found };
}

/**
 * What Wikidata has of the compounds, their organisms and their articles.
 *
 * @throws Error if it does not answer every question: what is not known to be missing must not be made
 */
export function* askWikidata(
  records: readonly CompoundRecord[],
  tell: TellProgress,
): SagaGenerator<WikidataAnswers> {
  try {
    return yield* call(askAll, records, tell);
  } catch (error) {
    throw new Error(`Wikidata did not answer: ${errorMessage(error)}`, { cause: error });
  }
}
