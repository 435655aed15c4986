import { createAnnotations, isValidSpan, toAnnotationRecords } from './annotation';

test.each([
  [0, 4, true],
  [3, 4, true],
  [-1, 2, false],
  [0, 5, false],
  [2, 2, false],
  [3, 2, false],
  [0.5, 2, false],
  [NaN, 2, false],
])('a span %d..%d in a text of 4 is drawn: %s', (start, end, expected) => {
  expect(isValidSpan({ start, end }, 4)).toBe(expected);
});

const text = '😀 caffeine and 𝛽-carotene';

test('counts code points, slices UTF-16 units, and back', () => {
  const spans = [
    { label: 'trivial_name', start: 2, end: 10 },
    { label: 'trivial_name', start: 15, end: 25 },
  ];
  const annotations = createAnnotations(text, spans);
  expect(annotations.map((annotation) => annotation.text)).toEqual(['caffeine', '𝛽-carotene']);
  expect(toAnnotationRecords(text, annotations)).toEqual([
    { label: 'trivial_name', text: 'caffeine', start_offset: 2, end_offset: 10 },
    { label: 'trivial_name', text: '𝛽-carotene', start_offset: 15, end_offset: 25 },
  ]);
});

test('leaves out spans that are not within the text', () => {
  const span = { label: 'x', start: 20, end: 26 };
  expect(createAnnotations(text, [span])).toEqual([]);
});

test.each(['nan', 'NaN', ' NAN ', '  '])('treats a span over %j as a missing value', (value) => {
  const span = { label: 'x', start: 1, end: 1 + value.length };
  expect(createAnnotations(`-${value}-`, [span])).toEqual([]);
});
