import { createSegment } from '@/testing/segments';
import {
  atVersion,
  createStructure,
  hasStructure,
  standingAt,
  versionsOf,
  withVersion,
} from './structure';
import type { StructureVersion } from './structure';

const segment = createSegment('page_1_2_segmented.png', {
  directory: 'paper',
  pdfId: '17',
  pdfFilename: 'paper.pdf',
})!;

const version: StructureVersion = {
  smiles: ' C ',
  molfile: 'nan',
  engine: 'decimer',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 12,
  timestamp: '2026-01-01T00:00:00.000Z',
  fromFallback: false,
};

test('takes its identity from the segment and drops missing values', () => {
  const structure = createStructure(segment, version);
  expect(structure).toMatchObject({
    uniqueKey: 'pdf-17-page-1-segment-2',
    segmentId: 'page-1-segment-2',
    name: 'Page 2, segment 3',
    smiles: 'C',
    history: [],
  });
  expect(structure).not.toHaveProperty('molfile');
});

test('keeps what a later version replaces and can return to it', () => {
  const first = createStructure(segment, version);
  const second = withVersion(first, { ...version, smiles: 'CC', engine: 'manual-edit' });
  expect(second).toMatchObject({ smiles: 'CC', engine: 'manual-edit', uniqueKey: first.uniqueKey });
  expect(second.history).toHaveLength(1);
  expect(second.history[0]).not.toHaveProperty('uniqueKey');
  expect(atVersion(second, 0)).toMatchObject({ ...first, history: [] });
});

test('an error does not survive the version that follows it', () => {
  const failed = createStructure(segment, { ...version, smiles: '', error: 'unreadable' });
  expect(withVersion(failed, version)).not.toHaveProperty('error');
});

describe('versions', () => {
  const of = (smiles: string) => ({ ...version, smiles });
  const three = withVersion(withVersion(createStructure(segment, of('C')), of('CC')), of('CCC'));
  const smilesOf = (structure: typeof three) => versionsOf(structure).map(({ smiles }) => smiles);

  test('can be switched back and forward, and none is lost', () => {
    const back = atVersion(three, 0);
    expect(back).toMatchObject({ smiles: 'C', history: [], uniqueKey: three.uniqueKey });
    expect(smilesOf(back)).toEqual(['C', 'CC', 'CCC']);
    expect(atVersion(back, 2)).toEqual(three);
  });

  test.each([-1, 3, 2])('at position %i of three at the last leave it as it is', (position) => {
    expect(atVersion(three, position)).toBe(three);
  });

  test('that were undone stay when another one arrives, below the one that was shown', () => {
    const branched = withVersion(atVersion(three, 1), of('N'));
    expect(branched).toMatchObject({ smiles: 'N' });
    expect(branched).not.toHaveProperty('undone');
    expect(smilesOf(branched)).toEqual(['C', 'CCC', 'CC', 'N']);
  });
});

describe('readings that came with a version but do not stand', () => {
  const of = (smiles: string) => ({ ...version, smiles });
  const rivals = [of('N'), of('O')];

  test('come after a first one, so that there is nothing to undo', () => {
    const first = createStructure(segment, of('C'), rivals);
    expect(first.history).toEqual([]);
    expect(versionsOf(first).map(({ smiles }) => smiles)).toEqual(['C', 'N', 'O']);
  });

  test('join the history below what stood before', () => {
    const second = withVersion(createStructure(segment, of('C')), of('CC'), rivals);
    expect(versionsOf(second).map(({ smiles }) => smiles)).toEqual(['N', 'O', 'C', 'CC']);
    expect(second).not.toHaveProperty('undone');
  });
});

test.each([
  [{ smiles: 'C' }, true],
  [{ molfile: '\n\n\n' }, false],
  [{ smiles: 'NaN' }, false],
  [{}, false],
])('%j holds a structure: %s', (value, expected) => {
  expect(hasStructure(value)).toBe(expected);
});

const everyField: StructureVersion = {
  smiles: 'CCO',
  molfile: '\n  MolNexTR\n\nM  END\n',
  engine: 'molnextr',
  depiction: '<svg/>',
  useCoordinates: true,
  handDrawn: false,
  processingTime: 12,
  timestamp: '2026-01-01T00:00:00.000Z',
  error: 'No ring closes',
  fromFallback: true,
  comparisonId: 'run-1',
  selectedFromComparison: true,
  editedFromOriginal: true,
};

test('a structure keeps the required fields, and accepts no URL of a picture', () => {
  const { history, handDrawn, ...fields } = createStructure(segment, everyField);
  expect(fields).toEqual({
    segmentId: 'page-1-segment-2',
    filename: 'page_1_2_segmented.png',
    name: 'Page 2, segment 3',
    pdfId: '17',
    pageIndex: 1,
    segmentIndex: 2,
    uniqueKey: 'pdf-17-page-1-segment-2',
    smiles: 'CCO',
    molfile: '\n  MolNexTR\n\nM  END\n',
    engine: 'molnextr',
    depiction: '<svg/>',
    useCoordinates: true,
    processingTime: 12,
    timestamp: '2026-01-01T00:00:00.000Z',
    error: 'No ring closes',
    fromFallback: true,
    comparisonId: 'run-1',
    selectedFromComparison: true,
    editedFromOriginal: true,
  });
  expect([history, handDrawn]).toEqual([[], false]);
});

describe('where its segment stands now', () => {
  const moved = {
    ...segment,
    segmentIndex: 4,
    segmentNumber: 5,
    filename: 'page_1_4_segmented.png',
  };

  test('a structure says so, also in the name that it has of its place', () => {
    expect(standingAt(createStructure(segment, version), moved)).toMatchObject({
      ...{ segmentIndex: 4, filename: 'page_1_4_segmented.png', name: 'Page 2, segment 5' },
      ...{ segmentId: segment.id, smiles: 'C' },
    });
  });

  test('a name that was given stays', () => {
    const structure = { ...createStructure(segment, version), name: 'kojic acid' };
    expect(standingAt(structure, moved).name).toBe('kojic acid');
  });

  test('a structure that says so already stays the same object', () => {
    const structure = createStructure(segment, version);
    expect(standingAt(structure, segment)).toBe(structure);
  });
});
