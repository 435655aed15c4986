import { articleStructures, type ArticleStructure } from '@/domain/library/articleStructures';
import { selectInchiKeys } from '@/features/identifiers';
import { seenElsewhere, selectSeen, type SeenElsewhere } from '@/features/known';
import { peekSaved } from '@/features/savedWork';
import { delay, put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { WorkSummary } from '@/platform/workStore';
import { knownIdentifiers, type ArticleIndex } from '../articleIndex';
import { selectOtherArticles } from '../comparison.selectors';
import { identifyTexts } from './identifyTexts.saga';

/** Milliseconds between articles that have to be read: the user is reviewing. */
const BETWEEN_MS = 50;

interface Other {
  readonly hash: string;
  readonly structures: readonly ArticleStructure[];
}

/**
 * Finds the compounds of the open article in all others, by their InChIKeys: each is read once a revision, and what
 * the services say of a structure is kept. Tells what it has found each time that they have said something.
 */
export function* findElsewhere(index: ArticleIndex): SagaGenerator<void> {
  const others: Other[] = [];
  for (const summary of yield* select(selectOtherArticles)) {
    others.push({ hash: summary.hash, structures: yield* structuresOf(index, summary) });
  }
  const texts = others.flatMap(({ structures }) => structures.map(({ text }) => text));
  yield* identifyTexts(index, texts, function* tellSoFar() {
    yield* tell(index, others);
  });
  yield* tell(index, others);
}

function* structuresOf(
  { structures: known }: ArticleIndex,
  { hash, revision, unsaved }: WorkSummary,
): SagaGenerator<readonly ArticleStructure[]> {
  const before = known.get(hash);
  // What is only in memory changes without another revision.
  if (before?.revision === revision && unsaved === undefined) return before.structures;
  yield* delay(BETWEEN_MS);
  const peeked = yield* peekSaved(hash);
  if (!peeked) return [];
  const structures = articleStructures(peeked.work);
  known.set(hash, { revision: peeked.found.summary.revision, structures });
  return structures;
}

function* tell(index: ArticleIndex, others: readonly Other[]): SagaGenerator<void> {
  const wanted = new Set((yield* select(selectInchiKeys)).values());
  const seen = new Map<string, SeenElsewhere[string]>();
  for (const { hash, structures } of others) {
    for (const { segmentId, text } of structures) {
      const key = knownIdentifiers(index, text)?.inchiKey;
      if (key === undefined || !wanted.has(key)) continue;
      const places = seen.get(key) ?? [];
      if (places.at(-1)?.hash !== hash) seen.set(key, [...places, { hash, segmentId }]);
    }
  }
  const now = Object.fromEntries(seen);
  const before = yield* select(selectSeen);
  if (JSON.stringify(now) !== JSON.stringify(before)) yield* put(seenElsewhere(now));
}
