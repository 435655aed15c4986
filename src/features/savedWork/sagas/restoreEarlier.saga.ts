import { picturedSegments } from '@/domain/picturedSegments';
import { hasResults } from '@/domain/work';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { FileDescription } from '@/platform/vaults';
import type { Keeper } from '../keeper';
import { earlierWorkFound, savingReleased } from '../savedWork.slice';
import { selectHeld } from '../savedWork.selectors';
import { selectWork } from '../selectWork';
import { workSalvaged } from '../setAside.slice';
import { restoreSegmentImages } from './restoreSegmentImages.saga';
import { chooseWork } from './chooseWork.saga';
import type { HandedOn, Unreadable } from './handedOn';
import { holdUnread } from './holdUnread.saga';
import { layNote } from './layNote.saga';
import { putBack } from './putBack.saga';
import { readStored, type StoredReading } from './readStored.saga';

type Readable = Exclude<StoredReading, { kind: 'failed' }>;

/**
 * Looks for earlier work on the document that was opened, and restores it. It ends when the document may be
 * saved, which is not before the store could be read.
 *
 * @param handedOn takes a note on whose content is restored
 * @param unreadable what was found when the document was opened from the store
 */
export function* restoreEarlier(
  keeper: Keeper,
  file: FileDescription,
  handedOn: HandedOn,
  unreadable?: Unreadable,
): SagaGenerator<void> {
  const stored = unreadable ?? (yield* readUntilRead(keeper));
  if (stored.kind === 'none') {
    keeper.hasNoStore = stored.hasNoStore === true;
    return;
  }
  if (stored.kind === 'unreadable') {
    keeper.revision = stored.found.summary.revision;
    // What a later version of the page may still read stays: its record until there are results, its file and
    // cut-outs also then.
    keeper.waitsForResults = true;
    keeper.hasFile = stored.found.file !== undefined;
    const { id, reason } = stored.aside;
    yield* put(workSalvaged({ id, reason, leftOut: null }));
    return;
  }
  const onScreen = yield* select(selectWork);
  if (onScreen && hasResults(onScreen) && hasResults(stored.work)) {
    yield* chooseWork(keeper, 'foundLate');
  } else yield* restore(file, handedOn, stored);
}

function* readUntilRead(keeper: Keeper): SagaGenerator<Readable> {
  const { hash } = keeper;
  for (;;) {
    const stored = yield* call(readStored, hash);
    if (stored.kind !== 'failed') {
      if ((yield* select(selectHeld)) !== null) yield* put(savingReleased());
      return stored;
    }
    yield* holdUnread(keeper, stored.fault);
  }
}

function* restore(
  file: FileDescription,
  handedOn: HandedOn,
  reading: Extract<StoredReading, { kind: 'read' }>,
): SagaGenerator<void> {
  const { found } = reading;
  const noted = yield* layNote(reading);
  const { work } = noted;
  const { hash, savedAt } = found.summary;
  yield* restoreSegmentImages(picturedSegments(work), found.images);
  if (hasResults(work)) yield* put(earlierWorkFound({ hash, savedAt }));
  yield* putBack(handedOn, file, { ...reading, ...noted }, found.file !== undefined);
}
