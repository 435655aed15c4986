/** @jest-environment node */
import type { Structure } from '@/domain/structure';
import type { Work } from '@/domain/work';
import { worksToDrop, KEPT_ARTICLES, KEPT_BYTES } from './savedWorkBudget';
import { readSnapshot } from './work.schema';

const PDF_ID = '1700000000000';

const segment = {
  id: 'page-0-segment-1',
  path: 'paper/all_segments/page_0_1_segmented.png',
  filename: 'page_0_1_segmented.png',
  pageNumber: 1,
  segmentNumber: 2,
  pageIndex: 0,
  segmentIndex: 1,
  pdfId: PDF_ID,
  pdfFilename: 'paper.pdf',
  bbox: [1, 2, 3, 4] as const,
};

const structure: Structure = {
  smiles: 'CCO',
  engine: 'molnextr',
  placement: { width: 300, height: 200, molfile: '\n\n\nM  END\n' },
  useCoordinates: true,
  handDrawn: false,
  processingTime: 12,
  timestamp: '2026-01-02T03:04:05.000Z',
  fromFallback: false,
  uniqueKey: `pdf-${PDF_ID}-page-0-segment-1`,
  segmentId: segment.id,
  pdfId: PDF_ID,
  pageIndex: 0,
  segmentIndex: 1,
  filename: segment.filename,
  name: 'Page 1, segment 2',
  history: [],
};

const work: Work = {
  document: {
    pdfId: PDF_ID,
    file: { name: 'paper.pdf', size: 5, type: 'application/pdf', hash: 'a'.repeat(64) },
    pageCount: 3,
    openedAt: '2026-01-02T03:04:05.000Z',
    doi: null,
    pdfIsHidden: false,
  },
  text: {
    extracted: {
      content: 'Quercetin',
      metadata: { pdfFilename: 'paper.pdf', extractedAt: '', characterCount: 9, wordCount: 1 },
    },
    history: [],
  },
  annotations: {
    pdfId: PDF_ID,
    annotations: [{ label: 'trivial_name', text: 'Quercetin', start: 0, end: 9 }],
    rawData: { trivial_name: 'Quercetin', more: [{ nested: null }] },
    outcome: 'found',
  },
  segments: {
    items: [segment],
    info: { count: 1, alreadyExisted: false, pdfFilename: 'paper.pdf', pdfId: PDF_ID },
    selected: [segment.id],
    markedCorrect: [],
    hideIncorrect: false,
    onlyProcessSelected: true,
  },
  structures: [structure],
  recognition: {
    options: { engine: 'decimer', handDrawn: false, includeMolfile: false, useCoordinates: false },
    items: { [segment.id]: { status: 'done' } },
  },
};

const read = (changes: object) => readSnapshot({ version: 1, work: { ...work, ...changes } });

test('a snapshot is read back as it was written', () => {
  expect(readSnapshot({ version: 1, work })).toEqual({ ok: true, work });
});

test('what a later reading says beside the known fields is kept', () => {
  const structures = [{ ...structure, laterField: { a: 1 } }];
  expect(read({ structures })).toMatchObject({ ok: true, work: { structures } });
});

test.each([
  ['nothing', undefined],
  ['text', 'work'],
  ['no version', { work }],
  ['an unknown older version', { version: 0, work }],
])('%s is damaged', (_case, stored) => {
  expect(readSnapshot(stored)).toMatchObject({ ok: false, kind: 'damaged' });
});

test.each([
  [
    'a segment whose id is not that of its name',
    { segments: { ...work.segments, items: [{ ...segment, id: 'page-0-segment-9' }] } },
  ],
  ['a structure under another key', { structures: [{ ...structure, uniqueKey: 'x' }] }],
  [
    'a structure of another document',
    { structures: [{ ...structure, pdfId: '2', uniqueKey: 'pdf-2-page-0-segment-1' }] },
  ],
  [
    'an annotation outside of the text',
    {
      annotations: {
        ...work.annotations,
        annotations: [{ label: 'a', text: 'b', start: 5, end: 50 }],
      },
    },
  ],
  [
    'a hash that is none',
    { document: { ...work.document, file: { ...work.document.file, hash: '../x' } } },
  ],
  ['no pages', { document: { ...work.document, pageCount: 0 } }],
  [
    'a reading that still runs',
    { recognition: { ...work.recognition, items: { a: { status: 'running', startedAt: 1 } } } },
  ],
])('%s is damaged', (_case, changes) => {
  expect(read(changes)).toMatchObject({ ok: false, kind: 'damaged' });
});

test('a DOI that is none is damaged', () => {
  const document = { ...work.document, doi: 'javascript:alert(1)' };
  expect(read({ document })).toMatchObject({ ok: false, kind: 'damaged' });
});

test('work that is nested deeper than any is written is damaged', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 10_000; level += 1) deep = [deep];
  const annotations = { ...work.annotations, rawData: { deep } };
  expect(read({ annotations })).toMatchObject({ ok: false, kind: 'damaged' });
});

test('a newer version is told apart from a damaged one', () => {
  expect(readSnapshot({ version: 2 })).toMatchObject({ ok: false, kind: 'newer' });
});

describe('drafts of forms for COCONUT', () => {
  const draft = {
    fields: { name: 'quercetin', evidence: '' },
    organisms: {
      changed: { 'annotated-Camellia%20sinensis': { parts: 'leaves' } },
      removed: ['annotated-Coffea'],
      added: [{ id: 'x', name: 'Ilex', parts: '', location: '', ecosystems: '' }],
    },
  };
  const key = structure.uniqueKey;
  const draftsIn = (submissionDrafts: unknown) => {
    const snapshot = read({ submissionDrafts });
    return snapshot.ok ? snapshot.work.submissionDrafts : 'damaged';
  };

  test('are read back as they were written', () => {
    expect(draftsIn({ [key]: draft })).toEqual({ [key]: draft });
  });

  test.each([
    ['a structure that is not there', { 'pdf-9-page-0-segment-1': draft }],
    ['no object', 'drafts'],
    ['a draft that is none', { [key]: { fields: [] } }],
    ['a field that is no text', { [key]: { ...draft, fields: { name: 3 } } }],
    ['a field that is too long', { [key]: { ...draft, fields: { name: 'x'.repeat(1e5) } } }],
    [
      'too many rows',
      {
        [key]: {
          ...draft,
          organisms: { ...draft.organisms, added: Array(99).fill(draft.organisms.added[0]) },
        },
      },
    ],
  ])('of %s are left out, and the work opens', (_what, drafts) => {
    expect(draftsIn(drafts)).toEqual({});
  });

  test('take no other draft along that is damaged', () => {
    expect(draftsIn({ other: 1, [key]: draft })).toEqual({ [key]: draft });
  });

  test('hold nothing that no form has', () => {
    expect(draftsIn({ [key]: { ...draft, fields: { name: 'x', token: 'secret' } } })).toEqual({
      [key]: { ...draft, fields: { name: 'x' } },
    });
  });
});

describe('the budget', () => {
  const saved = (hash: string, size = 1) => ({
    hash,
    name: hash,
    savedAt: 0,
    size,
    segmentCount: 0,
    structureCount: 0,
    revision: '',
  });
  const many = Array.from({ length: KEPT_ARTICLES + 2 }, (_, i) => saved(`w${i}`));

  test('drops the oldest beyond the number of articles', () => {
    expect(worksToDrop(many, 'w0')).toEqual([`w${KEPT_ARTICLES}`, `w${KEPT_ARTICLES + 1}`]);
  });

  test('never drops the open article, though it is the oldest', () => {
    const oldest = `w${KEPT_ARTICLES + 1}`;
    expect(worksToDrop(many, oldest)).toEqual([`w${KEPT_ARTICLES - 1}`, `w${KEPT_ARTICLES}`]);
  });

  test('drops the oldest beyond the bytes', () => {
    expect(worksToDrop([saved('a'), saved('b', KEPT_BYTES), saved('c')], 'a')).toEqual(['b', 'c']);
  });

  test('keeps everything within it', () => {
    expect(worksToDrop(many.slice(0, KEPT_ARTICLES), 'w0')).toEqual([]);
  });
});
