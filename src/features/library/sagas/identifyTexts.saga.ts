import { identifiersApi } from '@/api/identifiers';
import { selectSessionIsActive } from '@/features/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { delay, select, type SagaGenerator } from '@/lib/saga/effects';
import type { ArticleIndex } from '../articleIndex';
import type { OnProgress } from './readArticles.saga';

/** Milliseconds between calls: at most 20 a minute, and the open article has its own (docs/contract.md 1.7). */
const BETWEEN_MS = 6_000;

/**
 * Has the services identify the structures that they were not asked about yet, by their texts.
 *
 * @param onIdentified is run before each call, with how many structures are known of those missing
 * @returns false if they said nothing: compounds are then told apart by their SMILES
 */
export function* identifyTexts(
  index: ArticleIndex,
  texts: readonly string[],
  onIdentified?: OnProgress,
): SagaGenerator<boolean> {
  const missing = [...new Set(texts)].filter((text) => !index.results.has(text));
  if (missing.length === 0) return true;
  if (!(yield* select(selectSessionIsActive))) return false;
  try {
    const limits = yield* callEndpoint(identifiersApi.endpoints.getChemLimits, undefined);
    for (let at = 0; at < missing.length; at += limits.maxStructures) {
      if (onIdentified) yield* onIdentified(at, missing.length);
      if (at > 0) yield* delay(BETWEEN_MS);
      const batch = missing.slice(at, at + limits.maxStructures);
      const results = yield* callEndpoint(identifiersApi.endpoints.identify, { texts: batch });
      batch.forEach((text, place) => {
        const result = results[place];
        if (result) index.results.set(text, result);
      });
    }
    return true;
  } catch {
    return false;
  }
}
