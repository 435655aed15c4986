/** @jest-environment node */
import { segmentRemoved } from '@/article';
import {
  applyRefused,
  applyRequested,
  closeRequested,
  drawingChanged,
  editingResumed,
  editingStarted,
  editorClosed,
  editorFailed,
  editorOpened,
  editorReducer,
  editorRetryRequested,
  editRequested,
  stereoLossAccepted,
  stereoLossFound,
} from './editor.slice';

type Step = Parameters<typeof editorReducer>[1];

const SEGMENT = { segmentId: 'page-0-segment-0' };
const PROBLEM = { message: 'No structure returned from editor' };
const LOSS = { centres: { before: 2, after: 1 } };
const CLOSED = { open: null };

const after = (...steps: Step[]) =>
  steps.reduce(editorReducer, editorReducer(undefined, { type: 'start' }));
const opened = (...steps: Step[]) =>
  after(editorOpened(SEGMENT), editingStarted({ problem: null }), ...steps);

test.each<[Step]>([
  [editingStarted({ problem: PROBLEM })],
  [editorFailed(PROBLEM)],
  [drawingChanged()],
  [stereoLossFound(LOSS)],
  [applyRefused(PROBLEM)],
  [editRequested(SEGMENT)],
  [editorRetryRequested()],
  [applyRequested()],
  [stereoLossAccepted()],
  [editingResumed()],
  [closeRequested()],
])('a closed editor stays closed: $type', (step) => {
  expect(after(step)).toEqual(CLOSED);
});

test('an editor opens at its first start, with nothing changed, asked or wrong', () => {
  expect(after(editorOpened(SEGMENT)).open).toEqual({
    ...SEGMENT,
    phase: 'starting',
    attempt: 1,
    isChanged: false,
    question: null,
    problem: null,
  });
});

test('an editor closes when its segment is removed, and stays for another', () => {
  const pdfId = '1700000000000';
  expect(opened(segmentRemoved({ id: 'other', pdfId }))).toEqual(opened());
  expect(opened(segmentRemoved({ id: SEGMENT.segmentId, pdfId }))).toEqual(CLOSED);
});

test('a change of the drawing takes away what was wrong with the one before', () => {
  expect(opened(applyRefused(PROBLEM), drawingChanged()).open).toMatchObject({
    phase: 'editing',
    isChanged: true,
    problem: null,
  });
});

test('applying the drawing begins without a problem', () => {
  expect(opened(applyRefused(PROBLEM), applyRequested()).open).toMatchObject({
    phase: 'applying',
    problem: null,
  });
});

test('a refused drawing can still be edited, and no question is left open', () => {
  expect(opened(applyRequested(), stereoLossFound(LOSS), applyRefused(PROBLEM)).open).toMatchObject(
    { phase: 'editing', question: null, problem: PROBLEM },
  );
});

test('an accepted loss is not asked about again, and the drawing is still being applied', () => {
  expect(opened(applyRequested(), stereoLossFound(LOSS), stereoLossAccepted()).open).toMatchObject({
    phase: 'applying',
    question: null,
  });
});

test('an editor that failed has lost the drawing, so it asks nothing before it closes', () => {
  const failed = opened(drawingChanged(), closeRequested(), editorFailed(PROBLEM));
  expect(failed.open).toMatchObject({ phase: 'failed', isChanged: false, question: null });
  expect(editorReducer(failed, closeRequested())).toEqual(CLOSED);
});

test('closing asks, and ends what was being applied', () => {
  const changed = opened(drawingChanged(), applyRequested());
  expect(editorReducer(changed, closeRequested()).open).toMatchObject({
    phase: 'editing',
    question: { kind: 'discard' },
  });
});

test('each further start is counted, because each has its own frame', () => {
  const failed = opened(editorFailed(PROBLEM));
  const again = editorReducer(failed, editorRetryRequested());
  expect(again.open).toMatchObject({ phase: 'starting', attempt: 2, problem: null });
  const third = [editorFailed(PROBLEM), editorRetryRequested()].reduce(editorReducer, again);
  expect(third.open?.attempt).toBe(3);
});

test('the editor closes, changed or not, when what is drawn is applied', () => {
  expect(opened(drawingChanged(), editorClosed())).toEqual(CLOSED);
});
