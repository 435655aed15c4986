import { annotationsSaga } from '@/features/annotations';
import { articleReadingSaga } from '@/features/articleReading';
import { documentSaga, intakeFile } from '@/features/document';
import { selectOpenDocument } from '@/article';
import { judgingSaga } from '@/features/judging';
import { selectNotices } from '@/features/notices';
import { overlayShown } from '@/features/overlays';
import { recognitionSaga } from '@/features/recognition';
import { reviewSaga } from '@/features/review';
import { savedWorkSaga } from '@/features/savedWork';
import { segmentsSaga } from '@/features/segments';
import { textSaga } from '@/features/text';
import { activateSession, pdfFile } from '@/testing/builders';
import { createFakePlatform, type FakePlatform } from '@/testing/fakePlatform';
import type { FakeTabs } from '@/testing/fakes/fakeTabs';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { openReader } from '@/testing/openReader';
import { answerAll } from '@/testing/readingServices';
import { articleArrived, filesDropped, fileSettled, librarySaga } from '..';

const SAGAS = [
  ...[annotationsSaga, documentSaga, judgingSaga, recognitionSaga, reviewSaga, savedWorkSaga],
  ...[segmentsSaga, textSaga, articleReadingSaga, () => librarySaga(openReader)],
];

/** A page with a seat, whose services read whatever they are given; the library is shown. */
export async function libraryPage(platform: FakePlatform = createFakePlatform()) {
  answerAll(platform.server);
  platform.server.on('POST', /extract_doi/, () => new Response('{"doi": "none"}'));
  platform.server.on('GET', /get_segment_image/, () => new Response('png'));
  platform.server.on('GET', /chem\/limits/, () => new Response('', { status: 404 }));
  const page = makeTestStore({ platform, runSagas: false });
  activateSession(page);
  SAGAS.forEach((saga) => page.runSaga(saga));
  page.store.dispatch(overlayShown('library'));
  await settle();
  return page;
}

/** The same for a user who wants articles to be read by themselves. */
export function readingPage(platform: FakePlatform = createFakePlatform()) {
  platform.localStorage.set('marcus.readByItself', 'on');
  return libraryPage(platform);
}

export type LibraryTestPage = TestStore;

/** Waits until the sagas have done everything that takes no longer than this. */
export async function settle(ms = 2_000): Promise<void> {
  await flush(200);
  await jest.advanceTimersByTimeAsync(ms);
  await flush(200);
}

/** Drops PDFs with these names, one after the other as the page does. */
export async function drop({ store, platform }: TestStore, ...names: string[]): Promise<string[]> {
  const hashes: string[] = [];
  store.dispatch(filesDropped(names.length));
  for (const name of names) {
    const intake = await intakeFile(pdfFile(name), platform);
    if (intake.kind === 'refused') {
      store.dispatch(fileSettled({ refused: { id: name, ...intake } }));
    } else {
      hashes.push(intake.file.hash);
      store.dispatch(articleArrived(intake.file));
    }
  }
  await flush(200);
  return hashes;
}

/** A reload of the tab: the vaults are empty, but the browser's storage is kept. */
export async function reload({ platform, stop }: TestStore, tabs?: FakeTabs): Promise<TestStore> {
  await stop();
  const { tabStorage, localStorage } = platform;
  const next = createFakePlatform({ tabStorage, localStorage }, tabs);
  platform.workStore.works.forEach((work, hash) => next.workStore.works.set(hash, work));
  return libraryPage(next);
}

export const messages = ({ store }: TestStore) =>
  selectNotices(store.getState()).map(({ message }) => message);
export const openName = ({ store }: TestStore) => selectOpenDocument(store.getState())?.file.name;
