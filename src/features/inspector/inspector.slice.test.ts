/** @jest-environment node */
import { contextOpened } from '@/features/context';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import {
  comparisonShown,
  detailsShown,
  drawingTurned,
  inspectorClosed,
  segmentOpened,
  selectDrawingChoice,
  selectInspectorMode,
  selectOpenSegmentId,
  transparencyToggled,
  unicolorToggled,
} from './inspector.slice';

describe('the inspector', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    await openDocument(test);
    receiveSegments(test, 2);
  });
  const state = () => test.store.getState();
  const open = (segmentId = 'page-0-segment-0') =>
    test.store.dispatch(segmentOpened({ segmentId }));

  it('is closed at first, and opens with the details of a segment', () => {
    expect(selectOpenSegmentId(state())).toBeNull();
    open();
    expect(selectOpenSegmentId(state())).toBe('page-0-segment-0');
    expect(selectInspectorMode(state())).toBe('details');
  });

  it('switches to the comparison and back', () => {
    open();
    test.store.dispatch(comparisonShown());
    expect(selectInspectorMode(state())).toBe('comparison');
    test.store.dispatch(detailsShown());
    expect(selectInspectorMode(state())).toBe('details');
  });

  it('begins with the details of the next segment, so that stepping compares nothing', () => {
    open();
    test.store.dispatch(comparisonShown());
    open('page-0-segment-1');
    expect(selectOpenSegmentId(state())).toBe('page-0-segment-1');
    expect(selectInspectorMode(state())).toBe('details');
  });

  it('begins with the details again after it was closed', () => {
    open();
    test.store.dispatch(comparisonShown());
    test.store.dispatch(inspectorClosed());
    expect(selectOpenSegmentId(state())).toBeNull();
    open();
    expect(selectInspectorMode(state())).toBe('details');
  });

  it('closes for the context of its segment, which is shown next to the grid', () => {
    open();
    test.store.dispatch(contextOpened({ segmentId: 'page-0-segment-0' }));
    expect(selectOpenSegmentId(state())).toBeNull();
  });

  it('rotates the drawing by quarter turns', () => {
    const turned = [90, 180, 270, 0].map(() => {
      test.store.dispatch(drawingTurned());
      return selectDrawingChoice(state()).rotate;
    });
    expect(turned).toEqual([90, 180, 270, 0]);
  });

  it('shows the next drawing upright, in the chosen colours', () => {
    open();
    test.store.dispatch(drawingTurned());
    test.store.dispatch(transparencyToggled(true));
    open('page-0-segment-1');
    expect(selectDrawingChoice(state())).toEqual({ rotate: 0, unicolor: true, transparent: true });
  });

  it('draws in one colour if chosen; a transparent background always means one colour', () => {
    test.store.dispatch(unicolorToggled(true));
    expect(selectDrawingChoice(state())).toMatchObject({ unicolor: true, transparent: false });
    test.store.dispatch(unicolorToggled(false));
    test.store.dispatch(transparencyToggled(true));
    expect(selectDrawingChoice(state())).toMatchObject({ unicolor: true, transparent: true });
  });

  it.each([
    ['another document', () => openDocument(test, { name: 'b.pdf', pdfId: '1800000000000' })],
    ['none', () => test.store.dispatch({ type: 'document/documentClosed' })],
  ])('closes when %s is opened', async (_what, change) => {
    open();
    test.store.dispatch(comparisonShown());
    await change();
    expect(selectOpenSegmentId(state())).toBeNull();
    expect(selectInspectorMode(state())).toBe('details');
  });
});
