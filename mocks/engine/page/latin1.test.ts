import { lastIndexOfWord, latin1Bytes, latin1Of, searchFor } from './latin1';

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test('converting bytes to text and back changes none of them', () => {
  expect(latin1Bytes(latin1Of(everyByte))).toEqual(everyByte);
});

test('reads a file with more bytes than a call can have arguments', () => {
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
])('finds the word in %j, from %i on, at %i', (text, from, place) => {
  expect(searchFor(latin1Bytes('stream'))(latin1Bytes(text), from)).toBe(place);
});

test.each([
  [' obj obj', 0, 8, 4],
  [' obj obj', 0, 7, 0],
  [' obj', 1, 4, -1],
  ['obj', 0, 3, -1],
])('finds the last word in %j between %i and %i at %i', (text, from, to, place) => {
  expect(lastIndexOfWord(latin1Bytes(text), latin1Bytes(' obj'), from, to)).toBe(place);
});
