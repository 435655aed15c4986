import { byteRangeOf } from './byteRange';

const SIZE = 100;

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  [' bytes=0-9 ', { start: 0, end: 9 }],
])('%j asks for a part', (range, expected) => {
  expect(byteRangeOf(range, SIZE)).toEqual(expected);
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=1.5-2',
  'items=0-9',
  'bytes=0-1,5-9',
])('%j asks for the whole', (range) => {
  expect(byteRangeOf(range, SIZE)).toBeUndefined();
});

test.each(['bytes=100-', 'bytes=200-300', 'bytes=-0', 'bytes=5-2', `bytes=${'9'.repeat(400)}-`])(
  '%j asks for what is not there',
  (range) => {
    expect(byteRangeOf(range, SIZE)).toBeNull();
  },
);

test('an empty content has no parts', () => {
  expect(byteRangeOf('bytes=0-0', 0)).toBeNull();
  expect(byteRangeOf('bytes=-5', 0)).toBeNull();
});
