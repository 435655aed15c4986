import { createAnnotations } from './annotation';
import type { SegmentWords } from './exportedStructure';
import { createExportFile } from './exportFile';
import { createSegment, PRINTED_LABEL } from '@/testing/segments';
import type { Judgement } from './judgement';
import type { NameSays } from './nameSays';
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
    confidence: 0.9352330313932145,
    jointConfidence: 0.9871,
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
    article: { doi: '10.3390/metabo2010039', title: 'Of caffeine' },
    text,
    annotations: createAnnotations(text, [{ label: 'trivial_name', start: 2, end: 10 }]),
    structures: [structure],
    inchiKeys: new Map([[segment.id, 'VNWKTOKETHGBQD-UHFFFAOYSA-N']]),
  });
  expect(file).toEqual({
    timestamp,
    documentInfo: {
      ...{ pdfId: '17', pdfFilename: 'paper.pdf', extractedAt: timestamp },
      ...{ doi: '10.3390/metabo2010039', title: 'Of caffeine' },
    },
    extractedText: text,
    annotations: [
      {
        ...{ label: 'trivial_name', text: 'caffeine', start_offset: 2, end_offset: 10 },
        saidBy: 'program',
      },
    ],
    structures: [
      {
        segmentId: 'page-0-segment-1',
        name: 'Page 1, segment 2',
        filename: 'page_0_1_segmented.png',
        smiles: 'C',
        molfile: null,
        engine: 'decimer',
        program: 'PixelGraph',
        confidence: 0.99,
        confidenceOf: 'all engines',
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
    words: new Map([[segment.id, { label }]]),
  });
  expect(structures[0]?.label).toEqual(label);
  expect(structures[1]).not.toHaveProperty('label');
});

test('carries the structure of a name, and what it says of the one that was read', () => {
  const nameSays: NameSays = {
    name: 'caffeine',
    smiles: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
    source: 'OPSIN 2.7.0',
    verdict: 'other',
  };
  const structure = createStructure(segment, {
    ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
    ...{ processingTime: 1, timestamp, fromFallback: false, nameSays },
  });
  const file = createExportFile({ timestamp, annotations: [], structures: [structure] });
  expect(file.structures[0]).toMatchObject({ smiles: 'C', nameSays });
});

describe('what a person said', () => {
  const structure = createStructure(segment, {
    ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
    ...{ processingTime: 1, timestamp, fromFallback: false },
  });
  const exported = (said: SegmentWords) =>
    createExportFile({
      ...{ timestamp, annotations: [], structures: [structure] },
      words: new Map([[segment.id, said]]),
    }).structures[0];

  test('is written as review and compound, without what only means something here', () => {
    const version = { timestamp, engine: 'decimer' };
    const judgement = { verdict: 'correct', version, at: timestamp, by: 'the curator' } as const;
    const draft = { name: 'methane', note: '' };
    expect(exported({ judgement, draft })).toMatchObject({
      review: { verdict: 'correct', by: 'the curator', at: timestamp },
      compound: draft,
    });
    expect(exported({ judgement, draft })).not.toHaveProperty('review.version');
  });

  test('has its synonyms as a list, and a link only if it leads to a page', () => {
    const draft = { synonyms: 'a\nb', link: 'https://example.org/1' };
    expect(exported({ draft })).toMatchObject({
      compound: { synonyms: ['a', 'b'], link: 'https://example.org/1' },
    });
    expect(exported({ draft: { ...draft, link: 'example' } })).not.toHaveProperty('compound.link');
  });

  test('is not written where nothing was said', () => {
    expect(exported({ draft: {} })).not.toHaveProperty('compound');
    expect(exported({})).not.toHaveProperty('review');
  });

  test('names a rejected drawing without a structure, and why it was rejected', () => {
    const judgement: Judgement = {
      verdict: 'rejected',
      reason: 'duplicate',
      note: 'as 3',
      duplicateOf: 'c0ffee',
      at: timestamp,
    };
    const file = createExportFile({
      ...{ timestamp, annotations: [], structures: [], drawings: [segment] },
      words: new Map([[segment.id, { judgement }]]),
    });
    expect(file.structures).toEqual([
      {
        ...{ segmentId: 'page-0-segment-1', name: 'Page 1, segment 2' },
        ...{ filename: 'page_0_1_segmented.png', smiles: null, molfile: null, engine: null },
        review: { verdict: 'rejected', reason: 'duplicate', note: 'as 3', at: timestamp },
      },
    ]);
  });
});

test('keeps its keys when there is no text and no document', () => {
  expect(createExportFile({ timestamp, annotations: [], structures: [] })).toEqual({
    timestamp,
    documentInfo: {
      ...{ pdfId: null, pdfFilename: null, extractedAt: null },
      ...{ doi: null, title: null },
    },
    extractedText: '',
    annotations: [],
    structures: [],
  });
});

test('the file of a supplement says so, with what is known of its article', () => {
  const article = { doi: '10.5555/teas', title: 'On teas', supplement: 'si.pdf' };
  const { documentInfo } = createExportFile({
    ...{ timestamp, article, pdfFilename: 'si.pdf' },
    ...{ annotations: [], structures: [] },
  });
  expect(documentInfo).toMatchObject({
    ...{ doi: '10.5555/teas', title: 'On teas', isSupplement: true, pdfFilename: 'si.pdf' },
  });
});
