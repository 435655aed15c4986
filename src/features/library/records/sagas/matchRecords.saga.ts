import type { RecordMatch } from '@/domain/library/matchRecords';
import { raiseNotice } from '@/features/notices';
import { giveRecord, selectSavedWorks, type SavedWorkRootState } from '@/features/savedWork';
import { counted } from '@/lib/counted';
import { delay, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectReadHash } from '../../library.selectors';
import type { LibraryRootState } from '../../libraryState';
import { selectMatches, selectWaiting } from '../records.selectors';
import { listWaiting } from './listWaiting.saga';

type State = LibraryRootState & SavedWorkRootState;

/** Milliseconds before an article that is held is tried again: its holder may leave it without a change. */
const AGAIN_MS = 5_000;

/** Gives each article of the library the record that waits for it; one that is being read, when it is read. */
export function* matchRecords(): SagaGenerator<void> {
  /** What another tab holds is tried again once that has written it, and after a while. */
  const tried = new Set<string>();
  let given: RecordMatch[] = [];
  for (;;) {
    const match = yield* select(nextMatch, tried);
    if (!match) {
      if (given.length > 0) yield* tell(given);
      given = [];
      const { late } = yield* race({
        next: waitFor((state: State) => nextMatch(state, tried)),
        ...(tried.size > 0 && { late: delay(AGAIN_MS) }),
      });
      if (late) tried.clear();
    } else if (yield* giveRecord(match.hash, match.waiting.record)) {
      const waiting = yield* select(selectWaiting);
      yield* listWaiting(waiting.filter(({ id }) => id !== match.waiting.id));
      given.push(match);
    } else tried.add(attempt(yield* select(selectSavedWorks), match));
  }
}

type Works = ReturnType<typeof selectSavedWorks>;

const attempt = (works: Works, { hash, waiting }: RecordMatch): string =>
  `${waiting.id} ${works.find((work) => work.hash === hash)?.revision}`;

function nextMatch(state: State, tried: ReadonlySet<string>): RecordMatch | undefined {
  const reading = selectReadHash(state);
  const works = selectSavedWorks(state);
  return selectMatches(state).find(
    (match) => match.hash !== reading && !tried.has(attempt(works, match)),
  );
}

function tell(given: readonly RecordMatch[]) {
  const from = [...new Set(given.map(({ waiting }) => `"${waiting.record.from}"`))].join(', ');
  const found =
    given.length === 1 ? 'its article, which now has' : 'their articles, which now have';
  const message = `${counted(given.length, 'record')} found ${found} what ${from} states`;
  return raiseNotice({ type: 'success', message });
}
