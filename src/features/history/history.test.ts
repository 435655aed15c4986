/** @jest-environment node */
import {
  allSegmentsSelected,
  annotationsJudged,
  compoundFieldsReset,
  compoundFieldsSet,
  hideIncorrectToggled,
  readingReceived,
  segmentSelectionToggled,
  segmentsJudged,
  selectCompoundDraft,
  selectHistory,
  selectJudgement,
  selectLastDone,
  selectLastUndone,
  selectSelectedIds,
  selectStructureOf,
  versionChosen,
} from '@/article';
import { HISTORY_LIMIT } from '@/domain/saved/limits';
import type { Segment } from '@/domain/segment';
import { redoRequested, undoRequested } from './history.actions';
import { historySaga } from './history.saga';
import { versionsOf } from '@/domain/structure';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';

let page: TestStore;
let segments: Segment[];
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(historySaga);
  await openDocument(page);
  segments = receiveSegments(page, 3);
});

const state = () => page.store.getState();
const dispatch = (...args: Parameters<TestStore['store']['dispatch']>) =>
  void page.store.dispatch(...args);
const undo = () => void dispatch(undoRequested());
const redo = () => void dispatch(redoRequested());
const idOf = (index: number) => segments[index]!.id;
const smilesOf = (index: number) => selectStructureOf(state(), segments[index]!)?.smiles;

let minute = 0;
function read(index: number, smiles: string, changes: object = {}) {
  minute += 1;
  const version = {
    ...{ smiles, engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
    ...{ timestamp: `2026-01-02T03:${String(minute).padStart(2, '0')}:00.000Z`, ...changes },
  };
  dispatch(readingReceived({ segment: segments[index]!, version }));
}
const edit = (index: number, smiles: string) => read(index, smiles, { engine: 'manual-edit' });

test('a judgement is undone with the selection that it brought, and done again', () => {
  read(0, 'C');
  dispatch(segmentsJudged({ judgements: { [idOf(0)]: { verdict: 'correct' } } }));
  undo();
  expect(selectJudgement(state(), idOf(0))).toBeUndefined();
  expect(selectSelectedIds(state())).toEqual([]);
  redo();
  expect(selectJudgement(state(), idOf(0))).toEqual({ verdict: 'correct' });
  expect(selectSelectedIds(state())).toEqual([idOf(0)]);
});

test('the name of a structure is that of the former one once it is edited, until it is said again', () => {
  read(0, 'C');
  dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { name: 'a', organism: 'b' } }));
  read(0, 'CC');
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ name: 'a', organism: 'b' });
  edit(0, 'CCC');
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ formerName: 'a', organism: 'b' });
  undo();
  expect(smilesOf(0)).toBe('CC');
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ name: 'a', organism: 'b' });
  redo();
  dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { name: 'a' } }));
  expect(selectCompoundDraft(state(), idOf(0))).toMatchObject({ name: 'a' });
});

test('that there is no name is said of an edited structure, too', () => {
  read(0, 'C');
  dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { name: '' } }));
  edit(0, 'CC');
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ name: '' });
});

test('a bulk act is one step, and gives each segment back what it had', () => {
  dispatch(segmentSelectionToggled({ id: idOf(1), selected: true }));
  dispatch(allSegmentsSelected());
  undo();
  expect(selectSelectedIds(state())).toEqual([idOf(1)]);
});

test('a step names what it did, and whom it changed', () => {
  dispatch(segmentSelectionToggled({ id: idOf(1), selected: true }));
  expect(selectLastDone(state())).toMatchObject({ title: 'Select #2', segmentIds: [idOf(1)] });
  dispatch(allSegmentsSelected());
  expect(selectLastDone(state())?.segmentIds).toEqual([idOf(0), idOf(2)]);
});

test('an edit is undone; a reading that came after it stays as a version', () => {
  read(0, 'C');
  edit(0, 'CC');
  read(0, 'CCC');
  undo();
  expect(smilesOf(0)).toBe('C');
  expect(versionsOf(selectStructureOf(state(), segments[0]!)!).map(({ smiles }) => smiles)).toEqual(
    expect.arrayContaining(['C', 'CC', 'CCC']),
  );
});

test('a structure that was drawn where nothing had been read goes and comes back', () => {
  edit(0, 'CC');
  undo();
  expect(selectStructureOf(state(), segments[0]!)).toBeUndefined();
  redo();
  expect(smilesOf(0)).toBe('CC');
});

test('of two edits undone, each comes back', () => {
  edit(0, 'CC');
  edit(0, 'CCC');
  undo();
  undo();
  expect(selectStructureOf(state(), segments[0]!)).toBeUndefined();
  redo();
  expect(smilesOf(0)).toBe('CC');
  redo();
  expect(smilesOf(0)).toBe('CCC');
});

test('a structure drawn over a failed reading gives the failure back, and comes again', () => {
  read(0, '', { error: 'Too faint' });
  edit(0, 'CC');
  undo();
  expect(selectStructureOf(state(), segments[0]!)).toMatchObject({ error: 'Too faint' });
  redo();
  expect(smilesOf(0)).toBe('CC');
});

test('a reading that came after the first structure outlives the undoing of that one', () => {
  read(0, 'C', { selectedFromComparison: true });
  read(0, 'CC');
  undo();
  expect(smilesOf(0)).toBe('CC');
});

test('an edit and the selection that comes with it are one step', () => {
  read(0, 'C');
  edit(0, 'CC');
  dispatch(segmentSelectionToggled({ id: idOf(0), selected: true }));
  expect(selectHistory(state()).done).toHaveLength(1);
  undo();
  expect(smilesOf(0)).toBe('C');
  expect(selectSelectedIds(state())).toEqual([]);
  redo();
  expect(smilesOf(0)).toBe('CC');
  expect(selectSelectedIds(state())).toEqual([idOf(0)]);
});

test('a selection of another segment after an edit is a step of its own', () => {
  edit(0, 'CC');
  dispatch(segmentSelectionToggled({ id: idOf(1), selected: true }));
  expect(selectHistory(state()).done).toHaveLength(2);
});

test('saying again what was said is no step, and keeps what can be done again', () => {
  dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { name: 'a' } }));
  dispatch(compoundFieldsSet({ ids: [idOf(1)], fields: { name: 'b' } }));
  undo();
  dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { name: 'a' } }));
  redo();
  expect(selectCompoundDraft(state(), idOf(1))).toEqual({ name: 'b' });
});

test('taking another version or another engine’s reading is undone', () => {
  read(0, 'C');
  read(0, 'CC', { selectedFromComparison: true });
  const { uniqueKey } = selectStructureOf(state(), segments[0]!)!;
  dispatch(versionChosen({ uniqueKey, position: 0 }));
  undo();
  expect(smilesOf(0)).toBe('CC');
  undo();
  expect(smilesOf(0)).toBe('C');
  expect(selectLastDone(state())).toBeUndefined();
});

test('what programs read is no step', () => {
  read(0, 'C');
  expect(selectHistory(state()).done).toEqual([]);
});

test('fields of compounds are undone one by one', () => {
  dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { name: 'a' } }));
  dispatch(compoundFieldsSet({ ids: [idOf(0), idOf(1)], fields: { organism: 'b' } }));
  dispatch(compoundFieldsReset({ ids: [idOf(0)], fields: ['name'] }));
  undo();
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ name: 'a', organism: 'b' });
  undo();
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ name: 'a' });
  expect(selectCompoundDraft(state(), idOf(1))).toEqual({});
});

test('what is kept while a field is typed into is one step; the next field is another', () => {
  const type = (fields: object, continues = false) =>
    dispatch(compoundFieldsSet({ ids: [idOf(0)], fields, continues }));
  type({ name: 'kojic' });
  type({ name: 'kojic acid' }, true);
  type({ organism: 'A' });
  type({ organism: 'A. oryzae' }, true);
  undo();
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ name: 'kojic acid' });
  undo();
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({});
});

test('typing that ends with the text it began with is no step', () => {
  const [first, ids] = [{ number: '7' }, [idOf(0)]];
  dispatch(compoundFieldsSet({ ids, fields: first }));
  dispatch(compoundFieldsSet({ ids, fields: { name: 'x' } }));
  dispatch(compoundFieldsReset({ ids, fields: ['name'], continues: true }));
  expect(selectHistory(state()).done).toHaveLength(1);
  dispatch(compoundFieldsSet({ ids, fields: { number: '7a' } }));
  dispatch(compoundFieldsSet({ ids, fields: first, continues: true }));
  expect(selectHistory(state()).done).toHaveLength(1);
  expect(selectCompoundDraft(state(), idOf(0))).toEqual(first);
});

test('what changes nothing, or only the view, is no step', () => {
  dispatch(segmentSelectionToggled({ id: idOf(0), selected: false }));
  dispatch(hideIncorrectToggled(true));
  dispatch(annotationsJudged({ act: 'remove', name: 'lupeol', words: { '0-6-Compound': null } }));
  expect(selectHistory(state()).done).toEqual([]);
});

test('another act forgets what had been undone', () => {
  dispatch(segmentSelectionToggled({ id: idOf(0), selected: true }));
  undo();
  expect(selectLastUndone(state())?.title).toBe('Select #1');
  dispatch(segmentSelectionToggled({ id: idOf(1), selected: true }));
  expect(selectLastUndone(state())).toBeUndefined();
  redo();
  expect(selectSelectedIds(state())).toEqual([idOf(1)]);
});

test('undo with nothing to undo does nothing', () => {
  const before = state();
  undo();
  redo();
  expect(state()).toBe(before);
});

test(`the latest ${HISTORY_LIMIT} steps are kept`, () => {
  for (let i = 0; i < HISTORY_LIMIT + 1; i += 1) {
    dispatch(segmentSelectionToggled({ id: idOf(0), selected: i % 2 === 0 }));
  }
  expect(selectHistory(state()).done).toHaveLength(HISTORY_LIMIT);
});

test('another document begins with an empty list', async () => {
  dispatch(allSegmentsSelected());
  await openDocument(page, { name: 'other.pdf', pdfId: '1800000000000' });
  expect(selectHistory(state())).toEqual({ done: [], undone: [] });
});
