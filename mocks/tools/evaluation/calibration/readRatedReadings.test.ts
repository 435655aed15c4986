import { readRatedReadings } from './readRatedReadings';

const LINE = { engine: 'pixel-graph', exact: true, answer: 'C', rawConfidence: 0.5 };
const textOf = (...lines: readonly object[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

describe('readRatedReadings', () => {
  test('takes PixelGraph’s readings that have a raw confidence', () => {
    const { rawConfidence: _raw, ...withoutRaw } = LINE;
    const text = textOf(
      LINE,
      { ...LINE, engine: 'osra' },
      { ...LINE, exact: false, rawConfidence: 0.1 },
      { ...LINE, answer: '' },
      withoutRaw,
    );
    expect(readRatedReadings(`${text}\n`)).toEqual([
      { raw: 0.5, right: true },
      { raw: 0.1, right: false },
    ]);
  });

  test.each([
    ['cut off', `${textOf(LINE)}{"engine"`],
    ['of something else', `${textOf(LINE)}[1]`],
    ['of an impossible confidence', textOf(LINE, { ...LINE, rawConfidence: 2 })],
  ])('reports a line %s by its number', (_, text) => {
    expect(() => readRatedReadings(text)).toThrow('Line 2 is no line of the evaluation');
  });
});
