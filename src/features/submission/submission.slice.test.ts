/** @jest-environment node */
import type { PubchemCompound } from '@/domain/pubchemCompound';
import { annotationsReceived, documentClosed, segmentRemoved, workRestored } from '@/article';
import { openDocument, pdfFile } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { savedWorkOn } from '@/testing/restoreWork';
import { selectOffers } from './offers.selectors';
import { selectReceiptOf } from './receipts.selectors';
import { selectDiscarded, selectForm, selectHasEdits, selectOrigins } from './submission.selectors';
import {
  depictionEnded,
  editsDiscarded,
  editsDiscardUndone,
  fieldEdited,
  mentionsFound,
  organismAdded,
  organismEdited,
  organismRemoved,
  pubchemLookedUp,
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
  ordinal: `${number + 1}`,
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

const ETHANOL = { cid: 702, match: 'identical', url: 'u', iupacName: 'ethanol' } as const;
const find = (compound: PubchemCompound) => {
  const { uniqueKey } = target(0);
  dispatch(
    pubchemLookedUp({ uniqueKey, lookup: { status: 'found', asked: 'CCO', data: compound } }),
  );
};
const offered = () => selectOffers(state()).names.map(({ value }) => value);

test('a source that arrives later fills in only the fields the user left alone', () => {
  find(ETHANOL);
  expect([name(), selectOrigins(state()).name]).toEqual(['ethanol', 'PubChem']);
  type('Alcohol');
  find({ ...ETHANOL, iupacName: 'methanol' });
  expect(name()).toBe('Alcohol');
  expect(selectOrigins(state())).not.toHaveProperty('name');
});

test('what the article contains is offered but not filled in', () => {
  annotate('kojic acid, quercetin');
  expect([name(), offered()]).toEqual(['', ['kojic acid', 'quercetin']]);
});

test('offers are ordered by what is known about this structure, not another one', () => {
  annotate('kojic acid, quercetin');
  const mentions = [{ value: 'quercetin', page: 1, sentence: 'Quercetin (3).' }];
  dispatch(mentionsFound({ uniqueKey: target(1).uniqueKey, mentions }));
  expect(offered()).toEqual(['kojic acid', 'quercetin']);
  dispatch(mentionsFound({ uniqueKey: target(0).uniqueKey, mentions }));
  expect(offered()).toEqual(['quercetin', 'kojic acid']);
});

test('a draft belongs to its structure and outlives the dialog', () => {
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
  test('restores what was filled in automatically, and can be undone', () => {
    find(ETHANOL);
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

  test('cannot be undone after another change or after the dialog is closed', () => {
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

  test('in a form without changes does nothing', () => {
    const before = state();
    dispatch(editsDiscarded());
    expect(state()).toBe(before);
  });
});

const RECEIPT = { at: '2026-05-01T12:00:00.000Z', smiles: 'CCO', toStandIn: false };

test('submitting removes the form’s own draft and no other', () => {
  type('Alcohol');
  open(1);
  type('Spirit');
  dispatch(submitted({ uniqueKey: target(1).uniqueKey, receipt: RECEIPT }));
  expect(Object.keys(state().article.submission.drafts)).toEqual([target(0).uniqueKey]);
  expect(selectReceiptOf(state(), target(1).uniqueKey)).toEqual(RECEIPT);
  expect(selectReceiptOf(state(), target(0).uniqueKey)).toBeUndefined();
});

test('acceptance by the stand-in does not replace what the database accepted', () => {
  const { uniqueKey } = target(0);
  const inDatabase = { ...RECEIPT, toStandIn: false };
  dispatch(submitted({ uniqueKey, receipt: inDatabase }));
  dispatch(submitted({ uniqueKey, receipt: { ...RECEIPT, toStandIn: true } }));
  expect(selectReceiptOf(state(), uniqueKey)).toMatchObject(inDatabase);
});

test('removing a segment removes its draft and receipt, and closes its form', () => {
  type('Alcohol');
  dispatch(submitted({ uniqueKey: target(0).uniqueKey, receipt: RECEIPT }));
  open(1);
  type('Spirit');
  dispatch(segmentRemoved({ id: target(0).segmentId, pdfId: PDF_ID }));
  expect(state().article.submission.open?.target).toEqual(target(1));
  expect(selectReceiptOf(state(), target(0).uniqueKey)).toBeUndefined();
  dispatch(segmentRemoved({ id: target(1).segmentId, pdfId: PDF_ID }));
  expect(state().article.submission).toMatchObject({ open: null, drafts: {} });
});

test('a segment that may come back leaves its draft and receipt, and only closes its form', () => {
  const gone = { id: target(0).segmentId, pdfId: PDF_ID, mayComeBack: true } as const;
  type('Alcohol');
  const { drafts } = state().article.submission;
  dispatch(segmentRemoved(gone));
  expect(state().article.submission).toMatchObject({ open: null, drafts });
  dispatch(submitted({ uniqueKey: target(0).uniqueKey, receipt: RECEIPT }));
  dispatch(segmentRemoved(gone));
  expect(selectReceiptOf(state(), target(0).uniqueKey)).toEqual(RECEIPT);
});

test('a drawing of another structure is ignored', () => {
  const { uniqueKey } = target(1);
  dispatch(depictionEnded({ uniqueKey, depiction: { status: 'drawn', svg: '<svg/>' } }));
  expect(state().article.submission.open?.depiction).toEqual({ status: 'running' });
});

test('nothing is edited while no form is open', () => {
  dispatch(submissionClosed());
  const before = state().article.submission;
  type('Alcohol');
  expect(state().article.submission).toBe(before);
});

test('drafts and receipts are removed with the document, and restored with its work', async () => {
  type('Alcohol');
  const { drafts } = state().article.submission;
  dispatch(documentClosed());
  expect(state().article.submission).toMatchObject({ open: null, drafts: {} });
  const submissionReceipts = { [target(1).uniqueKey]: RECEIPT };
  const file = await page.platform.files.add(pdfFile());
  dispatch(workRestored(savedWorkOn(file, { submissionDrafts: drafts, submissionReceipts })));
  open();
  expect(name()).toBe('Alcohol');
  expect(selectReceiptOf(state(), target(1).uniqueKey)).toEqual(RECEIPT);
  dispatch(workRestored(savedWorkOn(file)));
  expect(state().article.submission.drafts).toEqual({});
  expect(state().article.submission).not.toHaveProperty('receipts');
});
