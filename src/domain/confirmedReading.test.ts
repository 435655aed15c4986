import { createSegment } from '@/testing/segments';
import { withConfirmation } from './confirmedReading';
import { createStructure, versionsOf, withVersion, type StructureVersion } from './structure';

const segment = createSegment('page_1_2_segmented.png', {
  ...{ directory: 'paper', pdfId: '17', pdfFilename: 'paper.pdf' },
})!;

const EARLY = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-01T00:01:00.000Z';

const read = (smiles: string, changes: Partial<StructureVersion> = {}): StructureVersion => ({
  ...{ smiles, engine: 'molnextr', timestamp: LATER, confidence: 0.9 },
  ...{ useCoordinates: true, handDrawn: false, fromFallback: false },
  ...changes,
});
const early = read('CCO', { timestamp: EARLY, confidence: 0.6, awaits: 'PixelGraph' });
const pixels = (smiles: string) => read(smiles, { engine: 'decimer' });
const awaited = { timestamp: EARLY, engine: 'molnextr' };

const alone = createStructure(segment, early);
const second = withVersion(createStructure(segment, read('C', { engine: 'molscribe' })), early);
const readingsOf = (structure: typeof alone) =>
  versionsOf(structure).map(({ engine, smiles }) => `${engine} ${smiles}`);

test('what is confirmed has the later confidence, and the time by which judgements know it', () => {
  const structure = withConfirmation(alone, {
    ...{ awaited, mayStand: true },
    ...{ rivals: [pixels('CCO')], standing: read('CCO') },
  });
  expect(structure).toMatchObject({
    smiles: 'CCO',
    confidence: 0.9,
    timestamp: EARLY,
    history: [],
  });
  expect(structure).not.toHaveProperty('awaits');
  expect(readingsOf(structure)).toEqual(['molnextr CCO', 'decimer CCO']);
});

test('another reading that is taken stands in its place, and it stays as a version', () => {
  const readings = { rivals: [read('CCO')], standing: pixels('CCN') };
  const structure = withConfirmation(alone, { awaited, ...readings, mayStand: true });
  expect(structure).toMatchObject({ engine: 'decimer', smiles: 'CCN', history: [] });
  expect(readingsOf(structure)).toEqual(['decimer CCN', 'molnextr CCO']);
});

test('no other reading stands in the place of what must stay', () => {
  const readings = { rivals: [read('CCO', { confidence: 0.3 })], standing: pixels('CCN') };
  const structure = withConfirmation(alone, { awaited, ...readings, mayStand: false });
  expect(structure).toMatchObject({ engine: 'molnextr', smiles: 'CCO', confidence: 0.3 });
  expect(structure).not.toHaveProperty('awaits');
});

test('undo leads to what stood before, not to a reading that came with it', () => {
  const readings = { rivals: [pixels('CCN')], standing: read('CCO') };
  const structure = withConfirmation(second, { awaited, ...readings, mayStand: true });
  expect(readingsOf(structure)).toEqual(['decimer CCN', 'molscribe C', 'molnextr CCO']);
  expect(structure.history).toHaveLength(2);
});

test.each([
  ['another version stands by now', withVersion(alone, read('CCC', { engine: 'manual-edit' }))],
  ['it was read again meanwhile', createStructure(segment, { ...early, timestamp: LATER })],
  ['it waits for nothing', createStructure(segment, read('CCO', { timestamp: EARLY }))],
])('nothing changes if %s', (_why, structure) => {
  const readings = { rivals: [read('CCO')], standing: pixels('CCN') };
  expect(withConfirmation(structure, { awaited, ...readings, mayStand: true })).toBe(structure);
});

test('nothing changes if nothing was read', () => {
  const readings = { rivals: [], standing: read('', { error: 'The services are away' }) };
  expect(withConfirmation(alone, { awaited, ...readings, mayStand: true })).toBe(alone);
});
