/** @jest-environment node */
import type { Judgement } from '@/domain/judgement';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import {
  allSegmentsSelected,
  boxesEdited,
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
  segmentChanged,
  segmentRemoved,
  segmentSelectionToggled,
  segmentsJudged,
  selectHideIncorrect,
  selectIsSelected,
  selectJudgement,
  selectNeighbours,
  selectOnlyProcessSelected,
  selectSegmentById,
  selectSegmentCount,
  selectSegmentIds,
  selectSelectedCount,
  selectSelectedIds,
  selectVisibleIds,
  selectionCleared,
} from '@/article';

const CORRECT: Judgement = { verdict: 'correct' };
const REJECTED: Judgement = { verdict: 'rejected', reason: 'fragment' };

describe('segments', () => {
  let test: TestStore;
  let ids: string[];
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    await openDocument(test);
    ids = receiveSegments(test, 4).map(({ id }) => id);
  });

  const state = () => test.store.getState();
  const select = (id: string, selected = true) =>
    test.store.dispatch(segmentSelectionToggled({ id, selected }));
  const judge = (id: string, judgement: Judgement | null) =>
    test.store.dispatch(segmentsJudged({ judgements: { [id]: judgement } }));

  it('are unselected, not judged and all visible at first', () => {
    expect(selectSelectedCount(state())).toBe(0);
    expect(ids.map((id) => selectJudgement(state(), id))).toEqual(ids.map(() => undefined));
    expect(selectVisibleIds(state())).toEqual(ids);
  });

  it('are processed only when selected, by default', () => {
    expect(selectOnlyProcessSelected(state())).toBe(true);
  });

  it('are selected and unselected one by one', () => {
    select(ids[1]!);
    expect(selectIsSelected(state(), ids[1]!)).toBe(true);
    select(ids[1]!, false);
    expect(selectIsSelected(state(), ids[1]!)).toBe(false);
  });

  it('are listed as selected in the order of the article, not of the clicks', () => {
    select(ids[3]!);
    select(ids[0]!);
    expect(selectSelectedIds(state())).toEqual([ids[0], ids[3]]);
  });

  it('are selected all at once, including hidden ones, and cleared all at once', () => {
    select(ids[0]!);
    test.store.dispatch(hideIncorrectToggled(true));
    test.store.dispatch(allSegmentsSelected());
    expect(selectSelectedCount(state())).toBe(4);
    test.store.dispatch(selectionCleared());
    expect(selectSelectedCount(state())).toBe(0);
  });

  it('are selected when judged correct, and stay so when the judgement is taken back', () => {
    judge(ids[0]!, CORRECT);
    expect(selectSelectedIds(state())).toEqual([ids[0]]);
    judge(ids[0]!, null);
    expect(selectJudgement(state(), ids[0]!)).toBeUndefined();
    expect(selectSelectedIds(state())).toEqual([ids[0]]);
  });

  it('keep their judgement when the selection is cleared', () => {
    judge(ids[0]!, CORRECT);
    test.store.dispatch(selectionCleared());
    expect(selectJudgement(state(), ids[0]!)).toEqual(CORRECT);
  });

  it('are deselected when rejected, and left out by Select All', () => {
    select(ids[0]!);
    judge(ids[0]!, REJECTED);
    expect(selectSelectedCount(state())).toBe(0);
    test.store.dispatch(allSegmentsSelected());
    expect(selectSelectedIds(state())).toEqual(ids.slice(1));
  });

  it('are no longer rejected once somebody selects them', () => {
    judge(ids[0]!, REJECTED);
    select(ids[0]!, false);
    expect(selectJudgement(state(), ids[0]!)).toEqual(REJECTED);
    select(ids[0]!);
    expect(selectJudgement(state(), ids[0]!)).toBeUndefined();
    expect(selectSelectedIds(state())).toEqual([ids[0]]);
  });

  it('are not judged if there is no such segment', () => {
    judge('elsewhere', CORRECT);
    expect(selectJudgement(state(), 'elsewhere')).toBeUndefined();
    expect(selectIsSelected(state(), 'elsewhere')).toBe(false);
  });

  it('are inserted in the order of the article, and not twice', () => {
    const third = selectSegmentById(state(), ids[2]!)!;
    test.store.dispatch(segmentRemoved(third));
    const added = { ...third, id: 'x', origin: 'drawn' as const };
    const drawn = { act: 'draw', pdfId: added.pdfId, segments: [added], removed: [] } as const;
    test.store.dispatch(boxesEdited(drawn));
    test.store.dispatch(boxesEdited(drawn));
    expect(selectSegmentIds(state())).toEqual([ids[0], ids[1], 'x', ids[3]]);
    expect(selectSegmentById(state(), 'x')).toEqual(added);
  });

  it('can be changed, which does not restore a removed one', () => {
    const before = selectSegmentById(state(), ids[0]!)!;
    const changed = { ...before, box: { page: 0, x: 1, y: 2, width: 3, height: 4 } };
    test.store.dispatch(segmentChanged(changed));
    expect(selectSegmentById(state(), ids[0]!)).toEqual(changed);
    test.store.dispatch(segmentRemoved(before));
    test.store.dispatch(segmentChanged(changed));
    expect(selectSegmentIds(state())).toEqual(ids.slice(1));
  });

  it('are no longer selected or judged once removed', () => {
    test.store.dispatch(allSegmentsSelected());
    judge(ids[0]!, CORRECT);
    test.store.dispatch(segmentRemoved({ id: ids[0]!, pdfId: '1700000000000' }));
    expect(selectSelectedIds(state())).toEqual(ids.slice(1));
    expect(selectIsSelected(state(), ids[0]!)).toBe(false);
    expect(selectJudgement(state(), ids[0]!)).toBeUndefined();
  });

  it('are hidden by Hide incorrect unless selected', () => {
    select(ids[2]!);
    test.store.dispatch(hideIncorrectToggled(true));
    expect(selectVisibleIds(state())).toEqual([ids[2]]);
  });

  it('are all visible while nothing is selected, even with Hide incorrect', () => {
    test.store.dispatch(hideIncorrectToggled(true));
    expect(selectVisibleIds(state())).toEqual(ids);
  });

  it('have neighbours in the order of the grid, without wrapping around', () => {
    expect(selectNeighbours(state(), ids[0]!)).toEqual({
      previous: undefined,
      next: ids[1],
      position: 1,
      total: 4,
    });
    expect(selectNeighbours(state(), ids[3]!)).toMatchObject({ previous: ids[2], next: undefined });
  });

  it('skip hidden segments when finding a neighbour, even from a hidden one', () => {
    select(ids[0]!);
    select(ids[3]!);
    test.store.dispatch(hideIncorrectToggled(true));
    expect(selectNeighbours(state(), ids[0]!)).toMatchObject({ next: ids[3], total: 2 });
    expect(selectNeighbours(state(), ids[2]!)).toEqual({
      previous: ids[0],
      next: ids[3],
      position: undefined,
      total: 2,
    });
  });

  it.each([
    [
      'another document is opened',
      () => openDocument(test, { name: 'b.pdf', pdfId: '1800000000000' }),
    ],
    ['the document is closed', () => test.store.dispatch({ type: 'document/documentClosed' })],
  ])('are removed with their marks when %s; the display options are kept', async (_w, change) => {
    select(ids[0]!);
    judge(ids[0]!, CORRECT);
    test.store.dispatch(hideIncorrectToggled(true));
    test.store.dispatch(onlyProcessSelectedToggled(false));
    await change();
    expect(selectSegmentCount(state())).toBe(0);
    receiveSegments(test, 4);
    expect(selectSelectedCount(state())).toBe(0);
    expect(selectJudgement(state(), ids[0]!)).toBeUndefined();
    expect(selectHideIncorrect(state())).toBe(true);
    expect(selectOnlyProcessSelected(state())).toBe(false);
  });
});
