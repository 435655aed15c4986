import { selectOpenDocument, type DocumentRootState } from '@/article';
import { teamApi } from '@/api/team';
import type { TeamEvent } from '@/domain/team/event';
import { mayActAs } from '@/domain/team/team';
import type { Work } from '@/domain/work';
import {
  articleOf,
  changeSaved,
  peekSaved,
  selectSavedWorks,
  workOf,
  type ArticleState,
  type SavedWorkRootState,
} from '@/features/savedWork';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import type { WorkSummary } from '@/platform/workStore';
import { meetLibrary } from '../meetLibrary';
import { restoredWork } from '../restoredWork';
import { readShared, writeShared } from '../sharedRevisions';
import { selectTeamUser } from '../team.slice';
import { allEvents } from './allEvents.saga';
import { eventsAfter } from './exchangeEvents.saga';
import { keepStoredFile } from './keepFile.saga';
import { sendFirst } from './sendEvents.saga';
import { untilAnswered } from './untilAnswered.saga';

/** ms between two articles: the one that is open goes before them. */
const BETWEEN_MS = 1_000;

/**
 * Shares the articles that this browser keeps and that are not open, one after the other: those from before there was
 * a library, those that were closed without a connection, and those that were read or judged out of sight.
 */
export function* shareSaved(): SagaGenerator<void> {
  const user = yield* waitFor(selectTeamUser);
  if (!mayActAs(user, 'curator')) return;
  const { localStorage } = yield* getPlatform();
  const done = new Set<string>();
  for (;;) {
    const shared = readShared(localStorage);
    const { hash } = yield* waitFor((state: DocumentRootState & SavedWorkRootState) =>
      selectSavedWorks(state).find(
        (work) =>
          isWhole(work) &&
          shared[work.hash] !== work.revision &&
          !done.has(work.revision) &&
          selectOpenDocument(state)?.file.hash !== work.hash,
      ),
    );
    yield* steadyDelay(BETWEEN_MS);
    const outbox = yield* meetArticle(hash, user.name);
    // What is changed while this is sent is not part of it.
    const now = (yield* select(selectSavedWorks)).find((work) => work.hash === hash);
    yield* sendAll(outbox ?? []);
    if (!now) continue;
    // Also where nothing can be stored, or it cannot be shared as it is.
    done.add(now.revision);
    if (outbox) writeShared(localStorage, { [hash]: now.revision });
  }
}

function* sendAll(outbox: readonly TeamEvent[]): SagaGenerator<void> {
  for (let at = 0; at < outbox.length;) at += yield* sendFirst(outbox.slice(at));
}

const isWhole = ({ isMended, isUnreadable, unsaved }: WorkSummary): boolean =>
  !isMended && !isUnreadable && unsaved === undefined;

/** @returns what is to be sent of it; undefined if it cannot be shared as it is now */
function* meetArticle(hash: string, as: string): SagaGenerator<readonly TeamEvent[] | undefined> {
  const peeked = yield* peekSaved(hash);
  if (!peeked) return undefined;
  const { summary } = peeked.found;
  const { title, doi } = summary.facts ?? {};
  const { name: fileName, size: bytes } = peeked.work.document.file;
  const wantsFile = yield* untilAnswered(() =>
    callEndpoint(teamApi.endpoints.addTeamArticle, { id: hash, fileName, bytes, title, doi }),
  );
  const { file } = peeked.found;
  if (wantsFile && file) yield* keepStoredFile(hash, file);
  const known = peeked.work.history?.replica?.known ?? 0;
  const events = yield* allEvents(known, (after) => eventsAfter(hash, after));
  return yield* meetAs({ as, article: hash, after: known, events });
}

/** @returns what the article has to say, which is saved with it; undefined if it could not be saved */
function* meetAs(
  met: Parameters<typeof meetLibrary>[1],
): SagaGenerator<readonly TeamEvent[] | undefined> {
  const { ids, clock } = yield* getPlatform();
  const open = yield* select(({ article: state }: { readonly article: ArticleState }) => state);
  const at = new Date(clock.now()).toISOString();
  let outbox: readonly TeamEvent[] = [];
  const change = (work: Work): Work | undefined => {
    const before = articleOf(restoredWork(work), open);
    const after = meetLibrary(before, met, (part) => ({
      ...part,
      ...{ id: ids.uuid(), at },
    }));
    outbox = after.history.replica?.outbox ?? [];
    const known = work.history?.replica;
    const saysMore = outbox.length > (known?.outbox.length ?? 0);
    if (known && met.events.length === 0 && !saysMore) return undefined;
    return workOf(after, work.recognition.options) ?? undefined;
  };
  const failure = yield* changeSaved(met.article, change);
  return failure === undefined ? outbox : undefined;
}
