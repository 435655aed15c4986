import { createSegment } from './segment';
import { createStructure, hasStructure, withoutLatestVersion, withVersion } from './structure';
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

test('keeps what a later version covers and goes back to it', () => {
  const first = createStructure(segment, version);
  const second = withVersion(first, { ...version, smiles: 'CC', engine: 'manual-edit' });
  expect(second).toMatchObject({ smiles: 'CC', engine: 'manual-edit', uniqueKey: first.uniqueKey });
  expect(second.history).toHaveLength(1);
  expect(second.history[0]).not.toHaveProperty('uniqueKey');
  expect(withoutLatestVersion(second)).toEqual(first);
});

test('an error does not survive the version that follows it', () => {
  const failed = createStructure(segment, { ...version, smiles: '', error: 'unreadable' });
  expect(withVersion(failed, version)).not.toHaveProperty('error');
});

test('does not go back beyond the first version', () => {
  const first = createStructure(segment, version);
  expect(withoutLatestVersion(first)).toBe(first);
});

test.each([
  [{ smiles: 'C' }, true],
  [{ molfile: '\n\n\n' }, false],
  [{ smiles: 'NaN' }, false],
  [{}, false],
])('%j holds a structure: %s', (value, expected) => {
  expect(hasStructure(value)).toBe(expected);
});
