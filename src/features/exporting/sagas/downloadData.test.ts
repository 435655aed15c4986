/** @jest-environment node */
import type { StructureVersion } from '@/domain/structure';
import { structuresIdentified } from '@/features/identifiers';
import { allSegmentsSelected, readingReceived, segmentSelectionToggled } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { exportingSaga } from '../exporting.saga';
import { exportRequested } from '../exporting.slice';

const ETHANOL: StructureVersion = {
  smiles: 'CCO',
  engine: 'decimer',
  program: 'PixelGraph',
  programVersion: '0.1',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 120,
  timestamp: '2026-01-02T03:04:06.000Z',
  fromFallback: false,
};

async function start(platform = createFakePlatform()) {
  const test = makeTestStore({ runSagas: false, platform });
  await openDocument(test, { name: 'my paper.pdf' });
  const segments = receiveSegments(test, 3);
  const task = test.runSaga(exportingSaga);
  const exportNow = async () => {
    test.store.dispatch(exportRequested());
    await flush();
  };
  const messages = () =>
    Object.values(test.store.getState().notices.entities).map(({ message }) => message);
  return { test, segments, exportNow, messages, stop: () => task.cancel() };
}

test('refuses an export without a selected structure', async () => {
  const { test, exportNow, messages, stop } = await start();
  await exportNow();
  expect(test.platform.saved).toHaveLength(0);
  expect(messages()).toEqual([
    'No structures selected for export. Please select at least one structure.',
  ]);
  stop();
});

test('exports what is selected, in the specified format, under the PDF’s name and the time', async () => {
  const { test, segments, exportNow, messages, stop } = await start();
  for (const segment of segments) {
    test.store.dispatch(readingReceived({ segment, version: ETHANOL }));
  }
  test.store.dispatch(segmentSelectionToggled({ id: segments[1]!.id, selected: true }));
  await exportNow();
  const [saved] = test.platform.saved;
  expect(saved?.name).toMatch(/^my paper_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json$/);
  expect(saved?.content.type).toBe('application/json');
  expect(messages()).toEqual([]);
  const file = JSON.parse(await saved!.content.text()) as Record<string, unknown>;
  expect(Object.keys(file)).toEqual([
    'timestamp',
    'documentInfo',
    'extractedText',
    'annotations',
    'structures',
  ]);
  expect(file['documentInfo']).toMatchObject({
    pdfId: '1700000000000',
    pdfFilename: 'my paper.pdf',
  });
  expect(file['structures']).toEqual([
    {
      segmentId: segments[1]!.id,
      name: 'Page 1, segment 2',
      filename: 'page_0_1_segmented.png',
      smiles: 'CCO',
      molfile: null,
      engine: 'decimer',
      program: 'PixelGraph',
      programVersion: '0.1',
    },
  ]);
  stop();
});

test.each([
  [1, 'One selected segment has no structure and is not in the file'],
  [2, '2 selected segments have no structure and are not in the file'],
])('reports that %i of the selected segments have nothing to export', async (missing, message) => {
  const { test, segments, exportNow, messages, stop } = await start();
  for (const segment of segments.slice(missing)) {
    test.store.dispatch(readingReceived({ segment, version: ETHANOL }));
  }
  test.store.dispatch(allSegmentsSelected());
  await exportNow();
  expect(messages()).toEqual([message]);
  stop();
});

test('reports that the export itself failed, and why, and can be repeated', async () => {
  let isFull = true;
  const names: string[] = [];
  const save = (name: string) => {
    if (isFull) throw new Error('The disk is full');
    names.push(name);
  };
  const { test, segments, exportNow, messages, stop } = await start(
    createFakePlatform({ downloads: { save } }),
  );
  test.store.dispatch(readingReceived({ segment: segments[0]!, version: ETHANOL }));
  test.store.dispatch(segmentSelectionToggled({ id: segments[0]!.id, selected: true }));
  await exportNow();
  expect(messages()).toEqual(['Could not access segments panel for export']);
  expect(Object.values(test.store.getState().notices.entities)[0]?.cause).toBe('The disk is full');
  isFull = false;
  await exportNow();
  expect(names).toHaveLength(1);
  stop();
});

test('contains the InChIKey of each structure that the services have identified', async () => {
  const { test, segments, exportNow, stop } = await start();
  const [first, second] = segments;
  test.store.dispatch(readingReceived({ segment: first!, version: ETHANOL }));
  test.store.dispatch(readingReceived({ segment: second!, version: { ...ETHANOL, smiles: 'C' } }));
  const identifiers = {
    smiles: 'CCO',
    inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3',
    inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
    formula: 'C2H6O',
    rings: 0,
    heavyAtoms: 3,
    stereoCentres: 0,
    definedStereoCentres: 0,
    remarks: [],
  };
  test.store.dispatch(structuresIdentified([{ text: 'CCO', result: { identifiers } }]));
  test.store.dispatch(allSegmentsSelected());
  await exportNow();
  const file = JSON.parse(await test.platform.saved[0]!.content.text()) as {
    readonly structures: readonly { readonly inchikey?: string }[];
  };
  expect(file.structures.map(({ inchikey }) => inchikey)).toEqual([
    'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
    undefined,
  ]);
  stop();
});
