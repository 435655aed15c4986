import { isDoubtfulLabel, labelInWords, labelOrigin } from './compoundLabel';

const BASE = { text: '3 quercetin', box: [0, 0, 1, 1], confidence: 0.9 } as const;

test.each([
  [{ number: '3', name: 'quercetin' }, '3 · quercetin'],
  [{ number: '3' }, '3'],
  [{ name: 'quercetin' }, 'quercetin'],
  [{ number: '3', captionName: 'rutin' }, '3 · rutin'],
  [{ number: '3', name: 'quercetin', captionName: 'rutin' }, '3 · quercetin'],
  [{ captionName: 'rutin' }, 'rutin'],
])('a label with %j is shown as %s', (parts, words) => {
  expect(labelInWords({ ...BASE, ...parts })).toBe(words);
});

test.each([
  [0.74, true],
  [0.75, false],
])('a label of confidence %d is doubtful: %s', (confidence, doubtful) => {
  expect(isDoubtfulLabel({ ...BASE, confidence })).toBe(doubtful);
});

test.each([
  [{ name: 'quercetin' }, 'from the page'],
  [{ number: '3', captionName: 'rutin' }, 'from the page, name from the caption'],
  [{ number: '3', confidence: 0.6 }, 'from the page, doubtful'],
])('the origin of a label with %j is told as %s', (parts, words) => {
  expect(labelOrigin({ ...BASE, ...parts })).toBe(words);
});
