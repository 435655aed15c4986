import { codePointOffsets } from '../../annotation/codePoints';
import { pageOf, placeText } from '../../testing/placeText';
import { articleText } from '../../text/readArticle';
import type { Paragraph } from '../../text/paragraph';
import { findMentions } from './findMentions';
import type { LabelWords } from './sharedLabels';

const QUERCETIN = { number: '3', name: 'quercetin', confidence: 0.9 };

const paragraph = (text: string, pageIndex = 0): Paragraph => ({
  label: 'text',
  text,
  pageIndex,
  box: [0, 0, 1, 1],
  size: 10,
});

const article = (...paragraphs: readonly Paragraph[]) => ({ paragraphs, pages: [] });

/** Mentions of drawings with these labels, all on the first page. */
const mentionsOf = (text: string, ...labels: readonly LabelWords[]) =>
  findMentions(
    article(...text.split('\n\n').map((each) => paragraph(each))),
    labels.map((label) => ({ pageIndex: 0, label })),
  );

describe('an article speaks of a drawing', () => {
  it('by its name and by its number, each sentence once', () => {
    const text =
      'The leaves gave quercetin (3), and quercetin again. Rutin was sought in vain. It was compound 3 in all of the samples.';
    const [mentions] = mentionsOf(text, QUERCETIN);
    expect(mentions?.map(({ sentence }) => sentence)).toEqual([
      'The leaves gave quercetin (3), and quercetin again.',
      'It was compound 3 in all of the samples.',
    ]);
  });

  it('at a place in code points of the whole text', () => {
    const text = 'The sign 𝛽 is of no use here.\n\nThe leaves of the tree gave quercetin.';
    const [mention] = mentionsOf(text, QUERCETIN)[0] ?? [];
    const whole = articleText(text.split('\n\n').map((each) => paragraph(each)));
    const at = codePointOffsets(whole)(whole.indexOf('quercetin'));
    expect(mention).toMatchObject({ start: at, end: at + 'quercetin'.length });
    expect(at).toBe(whole.indexOf('quercetin') - 1);
  });

  it('in prose, not in headings, tables and the labels of figures', () => {
    expect(mentionsOf('3 quercetin\n\nOH O OMe 3 quercetin OH', QUERCETIN)).toEqual([[]]);
  });

  it('before its references', () => {
    const filler = 'Nothing of note was found in all of the leaves. '.repeat(4).trim();
    const text = `${filler}\n\nReferences 1. Smith, J. Quercetin in the leaves of the tree.`;
    expect(mentionsOf(text, QUERCETIN)).toEqual([[]]);
  });

  it('by what stands before the brackets of a name', () => {
    const label = { name: 'Psychosine (lysoGalCer)', confidence: 0.9 };
    expect(mentionsOf('It comes of psychosine in the brain.', label)[0]).toHaveLength(1);
  });

  it('before citations, and with other hyphens than its label has', () => {
    const label = { name: 'quercetin-3-O-glucoside', confidence: 0.9 };
    const text = 'The leaves of Vitis vinifera⁵ gave quercetin‑3‑O‑glucoside³,⁴ as before.';
    expect(mentionsOf(text, label)[0]).toMatchObject([{ organisms: ['Vitis vinifera'] }]);
  });

  it('not if the label is doubtful or missing', () => {
    const text = 'The leaves of the tree gave quercetin.';
    expect(mentionsOf(text, { ...QUERCETIN, confidence: 0.74 })).toEqual([[]]);
    expect(findMentions(article(paragraph(text)), [{ pageIndex: 0 }])).toEqual([undefined]);
  });
});

describe('the organisms of a sentence', () => {
  const text =
    'Camellia sinensis grows in the hills. The leaves of C. sinensis gave quercetin (3). Quercetin is yellow in all of them.';

  it('are listed with it, their genus in full', () => {
    expect(mentionsOf(text, QUERCETIN)[0]?.map(({ organisms }) => organisms)).toEqual([
      ['Camellia sinensis'],
      undefined,
    ]);
  });

  it.each([
    ['a number that two drawings have', { ...QUERCETIN, name: 'rutin' }],
    ['a name that two drawings have', { ...QUERCETIN, number: '4', name: 'Quercetin' }],
  ])('are not listed for %s', (_what, other) => {
    const [mentions] = mentionsOf(text, QUERCETIN, other);
    expect(mentions).toHaveLength(2);
    expect(mentions?.some(({ organisms }) => organisms)).toBe(false);
  });

  it('are not listed for a list of numbers', () => {
    const several = { number: '3, 4', confidence: 0.9 };
    const [mentions] = mentionsOf('The leaves of Camellia sinensis gave compounds 3, 4.', several);
    expect(mentions).toMatchObject([{ sentence: expect.stringContaining('compounds 3, 4') }]);
    expect(mentions?.[0]?.organisms).toBeUndefined();
  });
});

test('of many mentions twelve stay: those with organisms, then those nearest to the drawing', () => {
  const sentences = Array.from({ length: 20 }, (_, i) =>
    i === 0
      ? 'The leaves of Camellia sinensis gave quercetin.'
      : `It gave quercetin in test ${i} too.`,
  );
  const paragraphs = sentences.map((sentence, i) => paragraph(sentence, i));
  const [mentions] = findMentions(article(...paragraphs), [{ pageIndex: 15, label: QUERCETIN }]);
  expect(mentions?.map(({ pageIndex }) => pageIndex)).toEqual(
    [0, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 9].sort((a, b) => a - b),
  );
});

test('a mention is on the page that shows it, also in a paragraph that began on the page before', () => {
  const text = 'It began with a sentence on the first page. It ended with quercetin on the second.';
  const pages = [
    pageOf([placeText('It began with a sentence on the first page. It ended', 50, 700)]),
    pageOf([placeText('with quer-', 50, 60), placeText('cetin on the second.', 50, 72)], 1),
  ];
  const read = { paragraphs: [paragraph(text)], pages };
  const drawing = { pageIndex: 0, label: { name: 'quercetin', confidence: 0.9 } };
  expect(findMentions(read, [drawing])).toMatchObject([[{ pageIndex: 1 }]]);
  const before = { ...drawing, label: { name: 'ended', confidence: 0.9 } };
  expect(findMentions(read, [before])).toMatchObject([[{ pageIndex: 0 }]]);
});

test('an article with very many labels is not searched, as each takes time', () => {
  const text = 'The leaves of the tree gave quercetin.';
  const many = Array.from({ length: 401 }, () => QUERCETIN);
  expect(mentionsOf(text, ...many).every((each) => each === undefined)).toBe(true);
});
