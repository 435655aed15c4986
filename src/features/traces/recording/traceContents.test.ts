/** @jest-environment node */
import { traceContents } from './traceContents';

const segments = [{ label: { name: 'quercetin', text: '1, quercetin', confidence: 0.9 } }];
const lengthOf = (start: unknown) =>
  traceContents({ start, steps: [], droppedCount: 0 }).textLength;

test('labels beside drawings are no text: a trace without extracted text has none', () => {
  expect(lengthOf({ segments })).toBe(0);
  expect(lengthOf({ segments, text: { content: 'On tea' } })).toBe(6);
});
