/** @jest-environment node */
import { structureKey } from '@/domain/documentId';
import type { Segment } from '@/domain/segment';
import {
  compoundFieldsSet,
  documentClosed,
  textCompared,
  readingReceived,
  segmentChanged,
  selectCompoundDraft,
  selectJudgement,
} from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { historySaga, undoRequested } from '@/features/history';
import { approvalRequested, judgingSaga } from '@/features/judging';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import {
  approvedAndNext,
  drawingShown,
  groupFiltered,
  laterChosen,
  nextChosen,
  previousChosen,
  queueOrderChosen,
  rejectedAndNext,
  reviewClosed,
  reviewRequested,
  reviewSaga,
  selectAnnouncement,
  selectApprovalQuestion,
  selectQueue,
  selectReviewCounts,
  selectReviewedId,
  selectReviewView,
  selectSureDrawings,
  sureAccepted,
  viewShown,
} from '.';

/** As the readings' own process tells it. */
const RUN_STARTED = (id: string) => ({
  type: 'recognition/runStarted',
  payload: { at: 0, ids: [id], engine: 'decimer' },
});

let page: TestStore;
let segments: Segment[];

/** Of four drawings, the second is doubtful and the fourth was not read. */
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  for (const saga of [judgingSaga, historySaga, reviewSaga]) page.runSaga(saga);
  await openDocument(page);
  segments = receiveSegments(page, 4);
  read(0, 0.95);
  read(1, 0.5);
  read(2, 0.95);
});

const state = () => page.store.getState();
const dispatch = (...args: Parameters<TestStore['store']['dispatch']>) =>
  void page.store.dispatch(...args);
const idOf = (index: number) => segments[index]!.id;
const current = () => segments.findIndex(({ id }) => id === selectReviewedId(state()));
const open = (segmentId?: string) =>
  void dispatch(reviewRequested({ view: 'drawings', ...(segmentId && { segmentId }) }));

function read(index: number, confidence: number, changes: object = {}) {
  const version = {
    ...{ smiles: 'CCO', engine: 'decimer', program: 'PixelGraph', confidence },
    ...{ timestamp: '2026-01-02T03:04:06.000Z', fromFallback: false },
    ...{ useCoordinates: false, handDrawn: false, ...changes },
  };
  dispatch(readingReceived({ segment: segments[index]!, version }));
}

test('opens at the first of the queue, or at the drawing that was asked for', () => {
  open();
  expect(current()).toBe(1);
  open(idOf(2));
  expect(current()).toBe(2);
});

test('a drawing without a structure is not called correct, and the curator is told what can be done', () => {
  open(idOf(3));
  dispatch(approvedAndNext());
  expect(selectJudgement(state(), idOf(3))).toBeUndefined();
  expect(current()).toBe(3);
  expect(Object.values(state().notices.entities)).toMatchObject([
    {
      type: 'info',
      message: 'There is no structure to mark',
      cause: 'Draw it (E), or reject it (R).',
    },
  ]);
});

describe('what a name says against a structure once the review is open', () => {
  const says = (index: number) =>
    dispatch(
      textCompared([
        {
          uniqueKey: structureKey(segments[index]!.pdfId, idOf(index)),
          nameSays: { name: 'quercetin', smiles: 'C', source: 'opsin', verdict: 'other' },
        },
      ]),
    );

  beforeEach(() => read(1, 0.95));

  test('leads to the drawing that is now the first to look at', () => {
    open();
    expect(current()).toBe(0);
    says(2);
    expect(current()).toBe(2);
  });

  test.each([
    ['has gone on', () => dispatch(drawingShown(idOf(1))), 1],
    ['has decided', () => dispatch(approvedAndNext()), 1],
    ['has typed', () => dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { name: 'x' } })), 0],
  ])('leads nowhere once the curator %s', (_what, act, index) => {
    open();
    act();
    says(2);
    expect(current()).toBe(index);
  });

  test('leads nowhere if a drawing was asked for, nor while drawings are read', () => {
    open(idOf(1));
    says(2);
    expect(current()).toBe(1);
    dispatch(reviewClosed());
    dispatch(RUN_STARTED(idOf(3)));
    open();
    says(0);
    expect(current()).toBe(2);
  });
});

test('a drawing called correct is judged with its label, and the next one to decide is shown', () => {
  const label = { number: '2', text: '2', box: [0, 0, 1, 1] as const, confidence: 0.98 };
  dispatch(segmentChanged({ ...segments[1]!, label }));
  open();
  dispatch(approvedAndNext());
  expect(selectJudgement(state(), idOf(1))).toMatchObject({ verdict: 'correct' });
  expect(selectCompoundDraft(state(), idOf(1))).toEqual({ number: '2' });
  expect(current()).toBe(0);
  expect(selectAnnouncement(state())).toBe('#2 verified. 1 of 4 checked. Next: #1.');
});

test('a decision is said with the names, and whether the next one is doubtful', () => {
  const label = { text: 'rutin', box: [0, 0, 1, 1] as const, confidence: 0.98 };
  dispatch(segmentChanged({ ...segments[0]!, label: { ...label, name: 'rutin' } }));
  read(2, 0.6);
  open(idOf(0));
  dispatch(compoundFieldsSet({ ids: [idOf(2)], fields: { name: 'lupeol' } }));
  dispatch(approvedAndNext());
  dispatch(drawingShown(idOf(1)));
  dispatch(approvedAndNext());
  expect(selectAnnouncement(state())).toBe(
    '#2 verified. 2 of 4 checked. Next: #3 lupeol, doubtful.',
  );
  dispatch(drawingShown(idOf(0)));
  dispatch(rejectedAndNext({ reason: 'fragment' }));
  expect(selectAnnouncement(state())).toMatch(/^#1 rutin rejected\./);
});

test('the next one is the one after the place that the decided one had', () => {
  open(idOf(0));
  dispatch(approvedAndNext());
  expect(current()).toBe(2);
});

test('one act is one step: undo takes judgement, selection and label back, and shows the drawing', () => {
  const label = { number: '2', text: '2', box: [0, 0, 1, 1] as const, confidence: 0.98 };
  dispatch(segmentChanged({ ...segments[1]!, label }));
  open();
  dispatch(approvedAndNext());
  dispatch(undoRequested());
  expect(selectJudgement(state(), idOf(1))).toBeUndefined();
  expect(selectCompoundDraft(state(), idOf(1))).toEqual({});
  expect(current()).toBe(1);
});

test('a drawing without a structure can be rejected, but not called correct', () => {
  open(idOf(3));
  dispatch(approvedAndNext());
  expect(selectJudgement(state(), idOf(3))).toBeUndefined();
  expect(current()).toBe(3);
  dispatch(rejectedAndNext({ reason: 'notAStructure' }));
  expect(selectJudgement(state(), idOf(3))).toMatchObject({ reason: 'notAStructure' });
  expect(current()).toBe(1);
});

test('the last decision stays in view, and says that none is left', () => {
  open();
  for (let i = 0; i < 3; i += 1) dispatch(approvedAndNext());
  dispatch(rejectedAndNext({ reason: 'fragment' }));
  expect(current()).toBe(3);
  expect(selectAnnouncement(state())).toBe('#4 rejected. 4 of 4 checked. None left.');
});

test('later puts a drawing behind the others of its group, undecided', () => {
  open(idOf(0));
  dispatch(laterChosen());
  expect(current()).toBe(2);
  expect(selectQueue(state()).map(({ id }) => segments.findIndex((it) => it.id === id))).toEqual([
    1, 2, 3, 0,
  ]);
});

test('stepping follows what the filters leave, and ends at its ends', () => {
  open(idOf(1));
  dispatch(groupFiltered('unchecked'));
  dispatch(nextChosen());
  expect(current()).toBe(0);
  dispatch(previousChosen());
  expect(current()).toBe(0);
  dispatch(nextChosen());
  dispatch(nextChosen());
  dispatch(nextChosen());
  expect(current()).toBe(3);
});

test('a decision goes on within what the filters leave', () => {
  open(idOf(1));
  dispatch(groupFiltered('doubtful'));
  dispatch(approvedAndNext());
  expect(current()).toBe(1);
  expect(selectAnnouncement(state())).toBe(
    '#2 verified. 1 of 4 checked. None left of those shown.',
  );
});

test('in reading order the queue is as the article', () => {
  open();
  dispatch(queueOrderChosen('article'));
  dispatch(drawingShown(idOf(0)));
  dispatch(nextChosen());
  expect(current()).toBe(2);
  expect(selectReviewCounts(state())).toEqual({
    ...{ total: 4, doubtful: 1, failed: 0, unchecked: 3, done: 0 },
  });
});

describe('its address', () => {
  const { address } = { address: () => page.platform.address };

  test('is written while it is open, and home again when it is closed', () => {
    open();
    expect(address().fragment()).toBe('#/review');
    dispatch(viewShown('compounds'));
    expect(address().fragment()).toBe('#/compounds');
    dispatch(reviewClosed());
    expect(address().fragment()).toBe('#/');
  });

  test('opens, changes and closes it, as by back and forth', async () => {
    page.platform.address.visit('#/review');
    await flush();
    expect(selectReviewView(state())).toBe('drawings');
    page.platform.address.visit('#/compounds');
    await flush();
    expect(selectReviewView(state())).toBe('compounds');
    page.platform.address.visit('#/');
    await flush();
    expect(selectReviewView(state())).toBeNull();
  });
});

test('closes with the document', () => {
  open();
  dispatch(documentClosed());
  expect(selectReviewView(state())).toBeNull();
});

test('a doubtful drawing that a further reading settles keeps its place, and counts as unchecked', () => {
  open();
  expect(selectReviewCounts(state())).toMatchObject({ doubtful: 1, unchecked: 3 });
  read(1, 0.95);
  expect(selectQueue(state())[0]).toEqual({ id: idOf(1), group: 'doubtful' });
  expect(selectReviewCounts(state())).toMatchObject({ doubtful: 0, unchecked: 4 });
});

describe('sure readings that are accepted together', () => {
  const KNOWN = {
    ...{ formula: 'C2H6O', rings: 0, heavyAtoms: 3, remarks: [] },
    ...{ stereoCentres: 0, definedStereoCentres: 0 },
  };
  const sure = () => selectSureDrawings(state()).map(({ id }) => id);
  const readSure = (index: number, smiles: string, changes: object = {}) => {
    read(index, 0.95, { smiles, jointConfidence: 0.95, agreeing: ['molscribe'], ...changes });
    const identifiers = { smiles, inchiKey: `KEY-OF-${smiles}`, ...KNOWN };
    dispatch(structuresIdentified([{ text: smiles, result: { identifiers } }]));
  };

  test('are those that nobody judged, two engines read alike and no check has a word about', () => {
    open();
    readSure(0, 'CCO');
    readSure(2, 'CCCO');
    expect(sure()).toEqual([idOf(0), idOf(2)]);
    readSure(3, '[NH4+]');
    read(1, 0.95, { jointConfidence: 0.95 });
    expect(sure()).toEqual([idOf(0), idOf(2)]);
    dispatch(approvalRequested({ ids: [idOf(0)] }));
    expect(sure()).toEqual([idOf(2)]);
  });

  test('are none of two that share a structure and not their number, nor one that the services have not identified', () => {
    open();
    readSure(0, 'CCO');
    readSure(2, 'CCO');
    dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { number: '1' } }));
    dispatch(compoundFieldsSet({ ids: [idOf(2)], fields: { number: '2' } }));
    expect(sure()).toEqual([]);
    read(2, 0.95, { smiles: 'CCCCO', jointConfidence: 0.95, agreeing: ['molscribe'] });
    expect(sure()).toEqual([idOf(0)]);
  });

  test('say so unless they were looked at, keep their labels unconfirmed, and are one step', async () => {
    readSure(0, 'CCO');
    readSure(2, 'CCCO');
    open(idOf(0));
    dispatch(sureAccepted({ ids: [idOf(0), idOf(2)], looked: [idOf(2)] }));
    await flush();
    expect(selectJudgement(state(), idOf(0))).toMatchObject({
      ...{ verdict: 'correct', unseenAmong: { accepted: 2, looked: 1 } },
    });
    expect(selectJudgement(state(), idOf(2))).not.toHaveProperty('unseenAmong');
    expect(selectCompoundDraft(state(), idOf(0))).toEqual({});
    expect(current()).toBe(3);
    expect(selectAnnouncement(state())).toMatch(/^2 drawings verified\. 2 of 4 checked\. Next: #4/);
    dispatch(undoRequested());
    await flush();
    expect([0, 2].map((index) => selectJudgement(state(), idOf(index)))).toEqual([
      ...[undefined, undefined],
    ]);
  });
});

describe('a drawing about which there is something to know', () => {
  const verdict = (index: number) => selectJudgement(state(), idOf(index))?.verdict;
  const told = () => selectApprovalQuestion(state())?.told;
  const KNOWN = {
    ...{ formula: 'C2H6O', rings: 0, heavyAtoms: 3, remarks: [] },
    ...{ stereoCentres: 1, definedStereoCentres: 0 },
  };
  const identify = (smiles: string, changes: object = {}) =>
    dispatch(
      structuresIdentified([
        { text: smiles, result: { identifiers: { smiles, ...KNOWN, ...changes } } },
      ]),
    );

  test('is called correct at the second word, after what was found was told, and that is undone in one step', async () => {
    identify('CCO');
    open(idOf(0));
    dispatch(approvedAndNext());
    await flush();
    expect([current(), verdict(0), told()]).toEqual([
      ...[0, undefined],
      ['The stereo centre is not defined.'],
    ]);
    dispatch(approvedAndNext());
    await flush();
    expect([verdict(0), told()]).toEqual(['correct', undefined]);
    dispatch(undoRequested());
    await flush();
    expect(verdict(0)).toBeUndefined();
  });

  test('is asked about again once more was found, and after another drawing was shown', async () => {
    identify('CCO');
    open(idOf(0));
    dispatch(approvedAndNext());
    identify('CCO', { remarks: ['One atom (S) has an unlikely valence.'] });
    dispatch(approvedAndNext());
    await flush();
    expect([verdict(0), told()?.length]).toEqual([undefined, 2]);
    dispatch(drawingShown(idOf(1)));
    dispatch(drawingShown(idOf(0)));
    dispatch(approvedAndNext());
    await flush();
    expect(verdict(0)).toBeUndefined();
  });

  test('a clean one is called correct at the first word', async () => {
    identify('CCO', { definedStereoCentres: 1 });
    open(idOf(0));
    dispatch(approvedAndNext());
    await flush();
    expect([verdict(0), told()]).toEqual(['correct', undefined]);
  });

  test('the second of two structures with one number is asked about, the first is not', async () => {
    const version = {
      ...{ smiles: 'CCN', engine: 'decimer', timestamp: '2026-01-02T03:04:07.000Z' },
      ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
    };
    dispatch(readingReceived({ segment: segments[0]!, version }));
    identify('CCO', { stereoCentres: 0 });
    identify('CCN', { stereoCentres: 0 });
    dispatch(compoundFieldsSet({ ids: [idOf(0), idOf(2)], fields: { number: '1' } }));
    open(idOf(0));
    dispatch(approvedAndNext());
    await flush();
    expect(verdict(0)).toBe('correct');
    dispatch(drawingShown(idOf(2)));
    dispatch(approvedAndNext());
    await flush();
    expect([verdict(2), told()]).toEqual([
      undefined,
      ['Number 1 is also that of #1, which is another structure.'],
    ]);
  });
});
