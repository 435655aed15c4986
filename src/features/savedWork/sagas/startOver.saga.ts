import { createPdfId } from '@/domain/documentId';
import { documentOpened, selectOpenDocument } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectEarlierWork, selectHeld } from '../savedWork.selectors';
import { earlierWorkSetAside } from '../savedWork.slice';
import type { HandedOn } from './handedOn';
import { openSaved } from './openSaved.saga';

/** Reopens the article as if for the first time; its earlier work stays saved until there are results. */
export function* startOver(): SagaGenerator<void> {
  const open = yield* select(selectOpenDocument);
  if (!open) return;
  const { clock } = yield* getPlatform();
  const now = clock.now();
  yield* put(earlierWorkSetAside());
  yield* put(
    documentOpened({ ...open, pdfId: createPdfId(now), openedAt: new Date(now).toISOString() }),
  );
}

/** Undoes 'Start over'. */
export function* takeEarlierWorkUp(handedOn: HandedOn): SagaGenerator<void> {
  const earlier = yield* select(selectEarlierWork);
  if (earlier?.status === 'setAside') yield* openSaved(handedOn, earlier.hash);
}

/** Of two works on the open article the stored one counts; the screen's is set aside. */
export function* takeStoredWork(handedOn: HandedOn): SagaGenerator<void> {
  const held = yield* select(selectHeld);
  if (held?.status === 'otherWork') yield* openSaved(handedOn, held.stored.hash);
}
