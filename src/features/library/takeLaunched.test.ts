/** @jest-environment node */
import { savedWorkSaga } from '@/features/savedWork';
import { selectOverlay } from '@/features/overlays';
import { pdfFile } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { openReader } from '@/testing/openReader';
import { librarySaga } from './library.saga';
import { selectArticles, selectRefusedFiles } from './library.selectors';

test('files that the system opens are taken into the library, which is shown', async () => {
  const page = makeTestStore({ runSagas: false });
  page.runSaga(savedWorkSaga);
  page.runSaga(librarySaga, openReader);
  await flush();
  page.platform.launches.open([pdfFile('one.pdf'), new File(['notes'], 'notes.xlsx')]);
  for (let round = 0; round < 20; round += 1) await flush(100);
  const state = page.store.getState();
  expect(selectOverlay(state)).toBe('library');
  expect(selectArticles(state).map(({ name }) => name)).toEqual(['one.pdf']);
  expect(selectRefusedFiles(state).map(({ name }) => name)).toEqual(['notes.xlsx']);
  await page.stop();
  expect(page.platform.launches.listenerCount).toBe(0);
});
