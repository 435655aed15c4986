import { isProse, sentenceAround, sentencesOf, shortSentence } from './sentences';

const parts = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test('a text falls into sentences, and into paragraphs whatever they end in', () => {
  expect(parts('Tea is green. It is drunk.\n\nRutin (3)\nTea of A. annua is bitter.')).toEqual([
    'Tea is green.',
    'It is drunk.',
    'Rutin (3)',
    'Tea of A. annua is bitter.',
  ]);
});

test.each(['It is shown in Fig. 2 of the work.', 'It was Smith et al. (2012) who found it.'])(
  'no sentence ends within: %s',
  (text) => {
    expect(parts(text)).toEqual([text]);
  },
);

test('an offset lies in one sentence at most', () => {
  const text = 'Tea. Rutin is it. \n\nTea.';
  const sentences = sentencesOf(text);
  const at = (offset: number) => {
    const span = sentenceAround(sentences, offset);
    return span && text.slice(span.start, span.end);
  };
  expect(at(6)).toContain('Rutin is it.');
  expect(at(text.length - 1)).toBe('Tea.');
  expect(at(text.length)).toBeUndefined();
});

test.each([
  ['The leaves gave quercetin (3).', true],
  ['Quercetin (3)', false],
  ['OH HO OMe 3 quercetin', false],
])('%s is prose: %s', (text, prose) => {
  expect(isProse(text)).toBe(prose);
});

describe('a sentence of more than 500 characters', () => {
  const text = `${'a '.repeat(400)}quercetin${' b'.repeat(400)}`;
  const start = text.indexOf('quercetin');

  it('is cut around the place that matters', () => {
    const short = shortSentence(text, { start: 0, end: text.length }, { start, end: start + 9 });
    expect(short).toMatch(/^….*a quercetin b.*…$/u);
    expect(short.length).toBeLessThanOrEqual(500);
    expect(short.length).toBeGreaterThan(400);
  });

  it('is cut at one end if the place is at the other', () => {
    const whole = { start: 0, end: text.length };
    expect(shortSentence(text, whole, { start: 0, end: 1 })).toMatch(/^a .*…$/u);
    const last = { start: text.length - 1, end: text.length };
    expect(shortSentence(text, whole, last)).toMatch(/^….* b$/u);
  });

  it('is not cut within a character', () => {
    const pairs = '😀'.repeat(400);
    const cut = shortSentence(pairs, { start: 0, end: 800 }, { start: 401, end: 402 });
    expect(cut).not.toMatch(/\p{Cs}/u);
  });
});
