/** @jest-environment node */
import { readChemDraw } from '@/domain/chemdraw/readChemDraw';
import { MOLFILE } from '@/domain/exports/testing/records';
import { selectNotices } from '@/features/notices';
import { readingReceived } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { inspectorSaga } from '../inspector.saga';
import { cdxmlDownloadRequested } from '../inspector.actions';

async function download(molfile: string | undefined) {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(inspectorSaga);
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  const version = {
    ...{ smiles: 'CC', engine: 'decimer', useCoordinates: false, handDrawn: false },
    ...{ processingTime: 10, timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
    ...(molfile !== undefined && { molfile }),
  };
  test.store.dispatch(readingReceived({ segment: segment!, version }));
  test.store.dispatch(cdxmlDownloadRequested({ segmentId: segment!.id }));
  await flush();
  return test;
}

test('a structure is saved for ChemDraw under its number, with the atoms of its molfile', async () => {
  const { platform } = await download(MOLFILE);
  expect(platform.saved.map(({ name }) => name)).toEqual(['compound-1.cdxml']);
  const bytes = new Uint8Array((await platform.saved[0]?.content.arrayBuffer()) ?? []);
  const [page] = readChemDraw(bytes).pages;
  expect(page?.molecules[0]?.molfile).toMatch(/^ {2}2 {2}1 .*V2000$/m);
});

test('a molfile that cannot be read is told, and nothing is saved', async () => {
  const { platform, store } = await download('\n\n\n  9  9  0 V2000\nM  END\n');
  expect(platform.saved).toEqual([]);
  expect(selectNotices(store.getState())).toMatchObject([
    { message: 'Failed to download CDXML', cause: 'Its molfile cannot be read' },
  ]);
});

test('without a molfile nothing is saved', async () => {
  expect((await download(undefined)).platform.saved).toEqual([]);
});
