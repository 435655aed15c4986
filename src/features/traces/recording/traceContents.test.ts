/** @jest-environment node */
import { traceContents } from './traceContents';

const segments = [{ label: { name: 'quercetin', text: '1, quercetin', confidence: 0.9 } }];
const lengthOf = (start: unknown) =>
  traceContents({ start, steps: [], droppedCount: 0 }).textLength;

test('labels beside drawings are no text: a trace without extracted text has none', () => {
  expect(lengthOf({ segments })).toBe(0);
  expect(lengthOf({ segments, text: { content: 'On tea' } })).toBe(6);
});

test('the annotations of the article are counted', () => {
  const article = { annotations: { result: { annotations: [{}, {}] } } };
  const step = {
    action: { type: 'annotations/annotationsReceived' },
    at: 0,
    origin: 'saga',
  } as const;
  const trace = { start: {}, steps: [{ ...step, state: { article } }], droppedCount: 0 };
  expect(traceContents(trace).annotationCount).toBe(2);
});
