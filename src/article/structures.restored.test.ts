/** @jest-environment node */
import { createSegments } from '@/testing/segments';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { restoreWork } from '@/testing/restoreWork';
import { readingReceived, selectAllStructures, selectStructureOf } from '@/article';

const ORIGIN = { directory: 'paper-1f2e', pdfId: '1700000000000', pdfFilename: 'paper.pdf' };
const [SEGMENT] = createSegments(['page_0_0_segmented.png'], ORIGIN);
const VERSION = {
  smiles: 'CCO',
  engine: 'decimer',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 10,
  timestamp: '2026-01-02T03:04:05.000Z',
  fromFallback: false,
};

test('restored work brings its structures, and none of what was open before', async () => {
  const fixture = makeTestStore({ runSagas: false });
  await openDocument(fixture);
  const [first, second] = receiveSegments(fixture, 2);
  for (const segment of [first!, second!]) {
    fixture.store.dispatch(readingReceived({ segment, version: VERSION }));
  }
  const [saved] = selectAllStructures(fixture.store.getState());
  await restoreWork(fixture, { structures: [saved!] });
  expect(selectAllStructures(fixture.store.getState())).toEqual([saved]);
  expect(selectStructureOf(fixture.store.getState(), SEGMENT!)).toEqual(saved);
});
