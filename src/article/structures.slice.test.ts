/** @jest-environment node */
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import {
  readingReceived,
  segmentChanged,
  segmentRemoved,
  segmentsReceived,
  selectAllStructures,
  selectIsProcessed,
  selectStructureOf,
  versionChosen,
} from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';

const version = (changes: Partial<StructureVersion> = {}): StructureVersion => ({
  smiles: 'CCO',
  engine: 'decimer',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 10,
  timestamp: '2026-01-02T03:04:05.000Z',
  fromFallback: false,
  ...changes,
});
const { smiles: _smiles, ...withoutStructure } = version();
const failed: StructureVersion = { ...withoutStructure, error: 'no atoms found' };
const INFO = { count: 1, alreadyExisted: true, pdfFilename: 'paper.pdf', pdfId: '1700000000000' };

describe('structures', () => {
  let test: TestStore;
  let segments: Segment[];
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    await openDocument(test);
    segments = receiveSegments(test, 2);
  });

  const read = (reading: StructureVersion, segment = segments[0]!) =>
    test.store.dispatch(readingReceived({ segment, version: reading }));
  const structure = (segment = segments[0]!) => selectStructureOf(test.store.getState(), segment);
  const isProcessed = () => selectIsProcessed(test.store.getState(), segments[0]!);

  it('identifies a structure by its document, page and segment', () => {
    read(version());
    expect(structure()).toMatchObject({
      uniqueKey: 'pdf-1700000000000-page-0-segment-0',
      segmentId: 'page-0-segment-0',
      smiles: 'CCO',
      history: [],
    });
    expect(isProcessed()).toBe(true);
  });

  it('adds a reading and leaves the other segments’ structures untouched', () => {
    read(version());
    const first = structure();
    read(version({ smiles: 'CCN' }), segments[1]);
    expect(structure()).toBe(first);
    expect(structure(segments[1])).toMatchObject({ smiles: 'CCN' });
  });

  it('lets a structure go with its segment, and no other', () => {
    read(version());
    read(version(), segments[1]);
    test.store.dispatch(segmentRemoved(segments[0]!));
    expect(selectAllStructures(test.store.getState())).toEqual([structure(segments[1])]);
  });

  it.each([
    ['cut out again', (segment: Segment) => segmentsReceived({ segments: [segment], info: INFO })],
    ['changed', (segment: Segment) => segmentChanged(segment)],
  ])('follows a segment that was %s', (_what, happens) => {
    read(version());
    read(version(), segments[1]);
    const other = structure(segments[1]);
    const moved = { segmentIndex: 4, segmentNumber: 5, filename: 'page_0_4_segmented.png' };
    test.store.dispatch(happens({ ...segments[0]!, ...moved }));
    expect(structure()).toMatchObject({
      ...{ name: 'Page 1, segment 5', segmentIndex: 4, filename: 'page_0_4_segmented.png' },
      ...{ smiles: 'CCO', segmentId: segments[0]!.id },
    });
    expect(structure(segments[1])).toBe(other);
  });

  it('puts a later reading on top and the earlier ones into the history, oldest first', () => {
    read(version());
    read(version({ smiles: 'CCN', engine: 'molnextr' }));
    read(version({ smiles: 'CCS', engine: 'molscribe' }));
    expect(structure()).toMatchObject({ smiles: 'CCS', engine: 'molscribe' });
    expect(structure()?.history.map(({ smiles }) => smiles)).toEqual(['CCO', 'CCN']);
  });

  it('goes back to an earlier reading and forward again, by its key', () => {
    read(version());
    read(version({ smiles: 'CCN' }));
    const { uniqueKey } = structure()!;
    const go = (position: number) => test.store.dispatch(versionChosen({ uniqueKey, position }));
    go(0);
    expect(structure()).toMatchObject({ smiles: 'CCO', undone: [{ smiles: 'CCN' }] });
    go(1);
    expect(structure()).toMatchObject({ smiles: 'CCN', history: [{ smiles: 'CCO' }] });
    test.store.dispatch(versionChosen({ uniqueKey: 'pdf-0-page-0-segment-0', position: 0 }));
    expect(selectAllStructures(test.store.getState())).toHaveLength(1);
  });

  it.each([
    ['failed', failed],
    ['empty', { ...withoutStructure, smiles: '' }],
    ['nan', { ...withoutStructure, smiles: 'NaN' }],
  ])('never replaces a structure with a reading that is %s', (_what, reading) => {
    read(version());
    const before = structure();
    read(reading);
    expect(structure()).toBe(before);
    expect(isProcessed()).toBe(true);
  });

  it('keeps the error of a segment that was never read', () => {
    read(failed);
    expect(structure()).toMatchObject({ error: 'no atoms found' });
    expect(isProcessed()).toBe(false);
  });

  it('replaces an error by a later reading, and keeps no error in the history', () => {
    read(failed);
    read({ ...failed, error: 'still none' });
    expect(structure()).toMatchObject({ error: 'still none', history: [] });
    read(version());
    expect(structure()).toMatchObject({ smiles: 'CCO', history: [] });
    expect(structure()).not.toHaveProperty('error');
  });

  it('finds no structure of another document at the same position', () => {
    read(version());
    const elsewhere = { ...segments[0]!, pdfId: '1800000000000' };
    expect(structure(elsewhere)).toBeUndefined();
  });

  it.each([
    ['another document', () => openDocument(test, { name: 'b.pdf', pdfId: '1800000000000' })],
    ['none', () => test.store.dispatch({ type: 'document/documentClosed' })],
  ])('forgets everything when %s is opened', async (_what, change) => {
    read(version());
    await change();
    expect(selectAllStructures(test.store.getState())).toEqual([]);
  });
});
