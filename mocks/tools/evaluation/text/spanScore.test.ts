import { parseAnnotatedTexts } from './annotatedTexts';
import { scoreTexts } from './scoreTexts';
import { overlap, scoreSpans, strict, sumScores } from './spanScore';

const span = (start: number, end: number, label = 'chemical') => ({ start, end, label });

describe('scoreSpans', () => {
  const text = 'salicin and ethyl gallate, not water';
  const score = scoreSpans(
    text,
    [span(0, 7), span(12, 25), span(31, 36)],
    [span(0, 7), span(18, 25), span(8, 11)],
  );

  it('counts a place as right only with the same start and end', () => {
    expect(strict(score)).toEqual({ precision: 1 / 3, recall: 1 / 3, f: 1 / 3 });
  });

  it('counts places that share a character as overlapping', () => {
    expect(overlap(score).precision).toBeCloseTo(2 / 3);
    expect(overlap(score).recall).toBeCloseTo(2 / 3);
  });

  it('names what is missed, wrong, and marked in part', () => {
    expect(score).toMatchObject({
      missed: ['water'],
      wrong: ['and'],
      partly: ['ethyl gallate [gallate]'],
    });
  });

  it('counts a place with two labels once', () => {
    const twice = scoreSpans(text, [span(0, 7)], [span(0, 7, 'a'), span(0, 7, 'b')]);
    expect(twice).toMatchObject({ found: 1, same: 1 });
  });

  it('is nothing, not a division by zero, where nothing is marked', () => {
    expect(strict(sumScores([]))).toEqual({ precision: 0, recall: 0, f: 0 });
  });
});

test('each gold label is compared with the tagger’s labels that stand for it', () => {
  const texts = [
    { id: '1', text: 'salicin of Salix alba', spans: [span(0, 7), span(11, 21, 'species')] },
  ];
  const tag = () => [span(0, 7, 'trivial_name'), span(11, 16, 'organism_or_species')];
  expect(countsOf(texts, tag)).toEqual([
    { label: 'chemical', same: 1, found: 1 },
    { label: 'chemical or class', same: 1, found: 1 },
    { label: 'species', same: 0, found: 1 },
  ]);
});

test('classes are chemicals where a gold set does not tell them apart', () => {
  const tag = () => [span(0, 7, 'trivial_name'), span(12, 20, 'compound_class')];
  const both = [span(0, 7, 'chemical'), span(12, 20, 'chemical')];
  const text = 'salicin and steroids';
  expect(countsOf([{ id: '1', text, spans: both }], tag)).toEqual([
    { label: 'chemical', same: 1, found: 1 },
    { label: 'chemical or class', same: 2, found: 2 },
  ]);
  const apart = [span(0, 7, 'chemical'), span(12, 20, 'class')];
  expect(countsOf([{ id: '1', text, spans: apart }], tag)).toEqual([
    { label: 'chemical', same: 1, found: 1 },
    { label: 'class', same: 1, found: 1 },
  ]);
});

const countsOf = (...args: Parameters<typeof scoreTexts>) =>
  scoreTexts(...args).map(({ label, score: { same, found } }) => ({ label, same, found }));

describe('parseAnnotatedTexts', () => {
  it('reads a text a line and skips empty lines', () => {
    const line = JSON.stringify({ id: '1', text: '𝛼-pinene', spans: [span(0, 8)] });
    expect(parseAnnotatedTexts(`${line}\n\n${line}\n`)).toHaveLength(2);
  });

  it.each([
    ['no JSON', '{'],
    ['without text', '{"id": "1", "spans": []}'],
    [
      'a span beyond the text',
      '{"id": "1", "text": "ab", "spans": [{"start": 0, "end": 3, "label": "x"}]}',
    ],
    ['an empty span', '{"id": "1", "text": "ab", "spans": [{"start": 1, "end": 1, "label": "x"}]}'],
  ])('names the line that cannot be used: %s', (_, line) => {
    expect(() => parseAnnotatedTexts(`\n${line}`)).toThrow('Line 2 is no annotated text');
  });
});
