/** @jest-environment node */
import { selectionApplied, selectOpenComparisonId } from '@/features/comparison';
import type { Segment } from '@/domain/segment';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { inspectorSaga } from '../inspector.saga';
import {
  comparisonShown,
  detailsShown,
  inspectorClosed,
  segmentOpened,
  selectInspectorMode,
} from '../inspector.slice';

describe('the comparison', () => {
  let test: TestStore;
  let first: Segment;
  let second: Segment;
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    test.runSaga(inspectorSaga);
    await openDocument(test);
    const segments = receiveSegments(test, 2);
    first = segments[0]!;
    second = segments[1]!;
    test.store.dispatch(segmentOpened({ segmentId: first.id }));
    test.store.dispatch(comparisonShown());
    await flush();
  });
  const compared = () => selectOpenComparisonId(test.store.getState());

  it('works for the open segment, once it is shown', () => {
    expect(compared()).toBe(first.id);
  });

  it.each([
    ['the details', () => detailsShown()],
    ['the grid', () => inspectorClosed()],
    ['another segment', () => segmentOpened({ segmentId: second.id })],
  ])('ends when the user moves on to %s', async (_what, action) => {
    test.store.dispatch(action());
    await flush();
    expect(compared()).toBeNull();
  });

  it('leads back to the details when its result was applied', async () => {
    test.store.dispatch(selectionApplied({ segmentId: first.id, engine: 'molscribe' }));
    await flush();
    expect(selectInspectorMode(test.store.getState())).toBe('details');
    expect(compared()).toBeNull();
  });
});
