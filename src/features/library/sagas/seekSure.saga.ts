import { sampleOf } from '@/domain/sureReadings';
import { sureCandidates, sureReadings, type SureCandidates } from '@/domain/library/sureInArticle';
import { raiseNotice } from '@/features/notices';
import { peekSaved } from '@/features/savedWork';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import type { ArticleIndex } from '../articleIndex';
import { selectInboxRows } from '../inbox.selectors';
import { taskCancelRequested } from '../library.actions';
import { sureFound, taskProgressed } from '../library.slice';
import type { SampleReading } from '../inboxState';
import type { InboxEntry } from '../libraryState';
import { identifyTexts } from './identifyTexts.saga';
import { progressed } from './progressed.saga';

/** A sure one whose picture can be looked at here, in case it is in the sample. */
type SureEntry = InboxEntry & { readonly printId: string };

const isSure = (entry: InboxEntry): entry is SureEntry =>
  entry.group === 'sure' && entry.printId !== undefined;

/**
 * Finds the readings among the drawings that the inbox shows which may be accepted together: sure, read alike by two
 * engines, and without a remark of the checks. A sample is drawn over all articles.
 */
export function* seekSure(index: ArticleIndex): SagaGenerator<void> {
  const entries = (yield* select(selectInboxRows)).filter(isSure);
  yield* race({ found: call(seek, index, entries), cancelled: take(taskCancelRequested) });
  yield* put(taskProgressed(null));
}

function* seek(index: ArticleIndex, entries: readonly SureEntry[]): SagaGenerator<void> {
  const hashes = [...new Set(entries.map(({ hash }) => hash))];
  const candidates: SureCandidates[] = [];
  for (const [done, hash] of hashes.entries()) {
    yield* progressed('seeking')(done, hashes.length);
    const peeked = yield* peekSaved(hash);
    const ids = entries.filter((entry) => entry.hash === hash).map(({ id }) => id);
    if (peeked) candidates.push(sureCandidates(hash, peeked.work, new Set(ids)));
  }
  const texts = candidates.flatMap(({ drawings }) => drawings.map(({ text }) => text));
  if (!(yield* identifyTexts(index, texts, progressed('identifying')))) {
    const message = 'The sure readings could not be checked: the services did not identify them';
    yield* raiseNotice({ type: 'error', message });
    return;
  }
  const readings = candidates.flatMap((one) =>
    sureReadings(one, (text) => index.results.get(text)),
  );
  const sample = sampleOf(readings).flatMap(({ hash, id }) => sampled(hash, id));
  yield* put(sureFound({ readings, sample }));

  function sampled(hash: string, id: string): SampleReading[] {
    const entry = entries.find((one) => one.hash === hash && one.id === id);
    const structure = candidates.find((one) => one.hash === hash)?.structures.get(id);
    if (!entry || !structure) return [];
    const { ordinal, text, printId } = entry;
    return [{ hash, id, ordinal, text, printId, structure }];
  }
}
