/** @jest-environment node */
import type { Work } from '@/domain/work';
import { annotationsReceived } from '@/features/annotations';
import { documentClosed, workRestored } from '@/features/document';
import { openDocument } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import {
  selectDiscarded,
  selectForm,
  selectHasEdits,
  selectNameChoices,
  selectReceiptOf,
  selectOrigins,
} from './submission.selectors';
import {
  depictionEnded,
  editsDiscarded,
  editsDiscardUndone,
  fieldEdited,
  organismAdded,
  organismEdited,
  organismRemoved,
  submissionClosed,
  submissionOpened,
  submitted,
} from './submission.slice';

const PDF_ID = '1700000000000';
const target = (number: number) => ({
  pdfId: PDF_ID,
  segmentId: `page-0-segment-${number}`,
  uniqueKey: `pdf-${PDF_ID}-page-0-segment-${number}`,
  smiles: 'CCO',
  engine: 'molnextr',
  isEdited: false,
  pageNumber: 1,
  segmentNumber: number + 1,
  ordinal: number + 1,
  pdfFilename: 'paper.pdf',
});

let page: TestStore;
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  await openDocument(page);
  open();
});
const dispatch = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
  void page.store.dispatch(action);
const state = () => page.store.getState();
const open = (number = 0) =>
  dispatch(submissionOpened({ target: target(number), currentYear: 2026 }));
const annotate = (trivial_name: string) =>
  dispatch(
    annotationsReceived({
      pdfId: PDF_ID,
      annotations: [],
      rawData: { trivial_name },
      outcome: 'found',
    }),
  );
const name = () => selectForm(state()).name;
const type = (value: string) => dispatch(fieldEdited({ field: 'name', value }));

test('a source that arrives later fills in what was left alone, and nothing else', () => {
  annotate('ethanol, spirit');
  expect([name(), selectNameChoices(state())]).toEqual(['ethanol', ['spirit']]);
  expect(selectOrigins(state()).name).toBe('From the annotations: Trivial Name');
  type('Alcohol');
  annotate('methanol');
  expect([name(), selectNameChoices(state())]).toEqual(['Alcohol', ['methanol']]);
  expect(selectOrigins(state())).not.toHaveProperty('name');
});

test('a draft belongs to its structure, and outlives the dialog', () => {
  type('Alcohol');
  dispatch(organismAdded({ id: 'x' }));
  dispatch(organismEdited({ id: 'x', changes: { name: 'Ilex' } }));
  dispatch(submissionClosed());
  expect(name()).toBe('');
  open(1);
  expect([name(), selectHasEdits(state())]).toEqual(['', false]);
  open(0);
  expect([name(), selectHasEdits(state())]).toEqual(['Alcohol', true]);
  expect(selectForm(state()).organisms.map((row) => row.name)).toEqual(['', 'Ilex']);
  dispatch(organismRemoved('x'));
  expect(selectForm(state()).organisms).toHaveLength(1);
});

describe('discarding the changes', () => {
  test('goes back to what was filled in, and can be undone', () => {
    annotate('ethanol');
    type('Alcohol');
    dispatch(editsDiscarded());
    expect([name(), selectHasEdits(state()), selectDiscarded(state())]).toEqual([
      'ethanol',
      false,
      true,
    ]);
    dispatch(editsDiscardUndone());
    expect([name(), selectHasEdits(state()), selectDiscarded(state())]).toEqual([
      'Alcohol',
      true,
      false,
    ]);
  });

  test('cannot be undone after another change, nor after the dialog was closed', () => {
    type('Alcohol');
    dispatch(editsDiscarded());
    type('Spirit');
    expect(selectDiscarded(state())).toBe(false);
    dispatch(editsDiscardUndone());
    expect(name()).toBe('Spirit');
    dispatch(editsDiscarded());
    dispatch(submissionClosed());
    open();
    expect([selectDiscarded(state()), name()]).toEqual([false, '']);
  });

  test('of a form without changes does nothing', () => {
    const before = state();
    dispatch(editsDiscarded());
    expect(state()).toBe(before);
  });
});

const RECEIPT = { at: '2026-05-01T12:00:00.000Z', smiles: 'CCO', toStandIn: false };

test('a submitted form takes its own draft along, and no other', () => {
  type('Alcohol');
  open(1);
  type('Spirit');
  dispatch(submitted({ uniqueKey: target(1).uniqueKey, receipt: RECEIPT }));
  expect(Object.keys(state().submission.drafts)).toEqual([target(0).uniqueKey]);
  expect(selectReceiptOf(state(), target(1).uniqueKey)).toEqual(RECEIPT);
  expect(selectReceiptOf(state(), target(0).uniqueKey)).toBeUndefined();
});

test('a drawing of another structure is not taken', () => {
  const { uniqueKey } = target(1);
  dispatch(depictionEnded({ uniqueKey, depiction: { status: 'drawn', svg: '<svg/>' } }));
  expect(state().submission.open?.depiction).toEqual({ status: 'running' });
});

test('nothing is edited while no form is open', () => {
  dispatch(submissionClosed());
  const before = state().submission;
  type('Alcohol');
  expect(state().submission).toBe(before);
});

test('drafts go with the document, and come back with its work', () => {
  type('Alcohol');
  const { drafts } = state().submission;
  dispatch(documentClosed());
  expect(state().submission).toMatchObject({ open: null, drafts: {} });
  const file = { fileId: 'f', name: 'p.pdf', size: 1, type: '', hash: 'a'.repeat(64) };
  const work: Work = {
    document: { pdfId: PDF_ID, file, pageCount: 1, openedAt: '', pdfIsHidden: false },
    text: { extracted: null, history: [] },
    annotations: null,
    segments: {
      items: [],
      info: null,
      selected: [],
      markedCorrect: [],
      hideIncorrect: false,
      onlyProcessSelected: true,
    },
    structures: [],
    recognition: {
      options: {
        engine: 'decimer',
        handDrawn: false,
        includeMolfile: false,
        useCoordinates: false,
      },
      items: {},
    },
    submissionDrafts: drafts,
  };
  const stored = { revision: 'r', savedAt: 0, hasFile: true, images: [] };
  dispatch(workRestored({ work, file, stored }));
  open();
  expect(name()).toBe('Alcohol');
  const { submissionDrafts: _none, ...earlier } = work;
  dispatch(workRestored({ work: earlier, file, stored }));
  expect(state().submission.drafts).toEqual({});
});
