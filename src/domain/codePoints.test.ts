import { createOffsetMap } from './codePoints';

const text = 'a𝛽b😀c\ud800d';
const points = Array.from(text);

test('every code point offset maps to the unit where that code point begins', () => {
  const map = createOffsetMap(text);
  for (let offset = 0; offset <= points.length; offset += 1) {
    const unit = points.slice(0, offset).join('').length;
    expect(map.toCodeUnits(offset)).toBe(unit);
    expect(map.toCodePoints(unit)).toBe(offset);
  }
});

test('changes nothing in a text without characters outside the BMP', () => {
  const map = createOffsetMap('β-carotene, 东');
  expect([0, 5, 13].map(map.toCodeUnits)).toEqual([0, 5, 13]);
});

test('agrees with a walk over a long text with many pairs', () => {
  const long = 'x😀yz'.repeat(5000);
  const map = createOffsetMap(long);
  const walked = Array.from(long);
  let unit = 0;
  walked.forEach((character, offset) => {
    if (offset % 997 === 0) expect(map.toCodeUnits(offset)).toBe(unit);
    unit += character.length;
  });
  expect(map.toCodeUnits(walked.length)).toBe(long.length);
});
