import { createAnnotations } from './annotation';
import { createExportFile, exportFilename } from './exportFile';
import { createSegment, PRINTED_LABEL } from '@/testing/segments';
import { createStructure } from './structure';

const timestamp = '2026-01-02T03:04:05.678Z';
const segment = createSegment('page_0_1_segmented.png', {
  directory: 'paper',
  pdfId: '17',
  pdfFilename: 'paper-1f2e3d4c.pdf',
})!;

test('contains the specified fields, and in addition the program that was used and the InChIKey', () => {
  const text = '😀 caffeine';
  const structure = createStructure(segment, {
    smiles: 'C',
    engine: 'decimer',
    program: 'PixelGraph',
    confidence: 0.93,
    jointConfidence: 0.97,
    useCoordinates: false,
    handDrawn: false,
    processingTime: 1,
    timestamp,
    fromFallback: false,
  });
  const file = createExportFile({
    timestamp,
    pdfId: '17',
    pdfFilename: 'paper.pdf',
    extractedAt: timestamp,
    text,
    annotations: createAnnotations(text, [{ label: 'trivial_name', start: 2, end: 10 }]),
    structures: [structure],
    inchiKeys: new Map([[segment.id, 'VNWKTOKETHGBQD-UHFFFAOYSA-N']]),
  });
  expect(file).toEqual({
    timestamp,
    documentInfo: { pdfId: '17', pdfFilename: 'paper.pdf', extractedAt: timestamp },
    extractedText: text,
    annotations: [{ label: 'trivial_name', text: 'caffeine', start_offset: 2, end_offset: 10 }],
    structures: [
      {
        segmentId: 'page-0-segment-1',
        name: 'Page 1, segment 2',
        filename: 'page_0_1_segmented.png',
        smiles: 'C',
        molfile: null,
        engine: 'decimer',
        program: 'PixelGraph',
        confidence: 0.93,
        jointConfidence: 0.97,
        inchikey: 'VNWKTOKETHGBQD-UHFFFAOYSA-N',
      },
    ],
  });
});

test('calls a segment by its place, as others know it, whatever its id is here', () => {
  const structure = createStructure(
    { ...segment, id: 'c0ffee' },
    {
      ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
      ...{ processingTime: 1, timestamp, fromFallback: false },
    },
  );
  const file = createExportFile({ timestamp, annotations: [], structures: [structure] });
  expect(file.structures[0]?.segmentId).toBe('page-0-segment-1');
});

test('carries what the page prints beside a drawing, for that drawing alone', () => {
  const label = { ...PRINTED_LABEL, name: 'quercetin' };
  const other = createSegment('page_0_2_segmented.png', {
    directory: 'paper',
    pdfId: '17',
    pdfFilename: 'paper-1f2e3d4c.pdf',
  })!;
  const reading = {
    ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
    ...{ processingTime: 1, timestamp, fromFallback: false },
  };
  const { structures } = createExportFile({
    timestamp,
    annotations: [],
    structures: [createStructure(segment, reading), createStructure(other, reading)],
    labels: new Map([[segment.id, label]]),
  });
  expect(structures[0]?.label).toEqual(label);
  expect(structures[1]).not.toHaveProperty('label');
});

test('keeps its keys when there is no text and no document', () => {
  expect(createExportFile({ timestamp, annotations: [], structures: [] })).toEqual({
    timestamp,
    documentInfo: { pdfId: null, pdfFilename: null, extractedAt: null },
    extractedText: '',
    annotations: [],
    structures: [],
  });
});

test.each([
  ['paper.pdf', 'paper_2026-01-02T03-04-05Z.json'],
  ['a:b?.pdf', 'a_b__2026-01-02T03-04-05Z.json'],
  [undefined, 'document_2026-01-02T03-04-05Z.json'],
])('%s is exported as %s', (pdfFilename, expected) => {
  expect(exportFilename(pdfFilename, timestamp)).toBe(expected);
});
