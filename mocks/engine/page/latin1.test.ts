import { lastIndexOfWord, latin1Bytes, latin1Of, searchFor } from './latin1';

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test('every byte comes back from the text it became', () => {
  expect(latin1Bytes(latin1Of(everyByte))).toEqual(everyByte);
});

test('a file longer than one call may have arguments is read whole', () => {
  const text = 'stream '.repeat(40_000);
  expect(latin1Of(latin1Bytes(text))).toBe(text);
});

test.each([
  ['stream', 0, 0],
  ['xstream', 0, 1],
  ['strstream', 0, 3],
  ['stream stream', 1, 7],
  ['ststreastream', 0, 7],
  ['strea', 0, -1],
  ['', 0, -1],
])('in %j the word is found from %i on at %i', (text, from, place) => {
  expect(searchFor(latin1Bytes('stream'))(latin1Bytes(text), from)).toBe(place);
});

test.each([
  [' obj obj', 0, 8, 4],
  [' obj obj', 0, 7, 0],
  [' obj', 1, 4, -1],
  ['obj', 0, 3, -1],
])('in %j the last word between %i and %i is at %i', (text, from, to, place) => {
  expect(lastIndexOfWord(latin1Bytes(text), latin1Bytes(' obj'), from, to)).toBe(place);
});
