/** @jest-environment node */
import { PRINTED_LABEL } from '@/testing/segments';
import { firstMentions, nearestMentions, pointsBetween, type PageText } from './mentions';

/** Lines at different heights on the page: PDF points from the top. */
function pageOf(page: number, lines: Readonly<Record<number, string>>): PageText {
  let text = '';
  const pieces = Object.entries(lines).map(([top, line]) => {
    const start = text.length;
    text += `${line}\n`;
    return { start, box: [50, Number(top) - 10, 300, Number(top)] as const };
  });
  return { page, text, pieces };
}

const pages = [
  pageOf(1, { 100: 'Kojic acid was first found in koji.' }),
  pageOf(2, {
    80: 'Quercetin (3) is drawn here.',
    300: 'Compound 4 was theophylline.',
    700: 'Kojic acid opens the page after next.',
  }),
  pageOf(3, { 100: 'Caffeine follows. So does A. annua again.' }),
];
const names = ['kojic acid', 'caffeine', 'theophylline', 'quercetin', 'unheard of'];
const inOrder = (drawing: Parameters<typeof nearestMentions>[2]) =>
  nearestMentions(names, pages, drawing).map(({ value }) => value);

describe('mentions in the pages of a PDF', () => {
  test('are ordered by their distance from the drawing on its page', () => {
    expect(inOrder({ pageNumber: 2, bbox: [50, 310, 300, 420] })).toEqual([
      'theophylline',
      'quercetin',
      'kojic acid',
      'caffeine',
    ]);
  });

  test('are nearest in sentences that speak of the compound that is printed beside the drawing', () => {
    const article = [
      pageOf(1, { 100: 'Aspergillus oryzae is a mould.' }),
      pageOf(2, { 100: 'Camellia sinensis grows here.' }),
      pageOf(5, { 100: 'The leaves of Camellia sinensis gave quercetin (3).' }),
    ];
    const values = ['Aspergillus oryzae', 'Camellia sinensis'];
    expect(nearestMentions(values, article, { pageNumber: 1, label: PRINTED_LABEL })).toEqual([
      {
        value: 'Camellia sinensis',
        page: 5,
        sentence: 'The leaves of Camellia sinensis gave quercetin (3).',
      },
      { value: 'Aspergillus oryzae', page: 1, sentence: 'Aspergillus oryzae is a mould.' },
    ]);
  });

  test('are nearest of all where the services say that a sentence speaks of the compound', () => {
    const article = [
      pageOf(1, { 100: 'Aspergillus oryzae is a mould. Artemisia annua is a herb.' }),
      pageOf(5, { 100: 'The leaves of A. annua gave it, and more of it.' }),
    ];
    const sentence = 'The leaves of A. annua gave it, and more of it.';
    const spokenOf = [{ page: 5, start: 1, end: 2, sentence, organisms: ['Artemisia annua'] }];
    const values = ['Aspergillus oryzae', 'Artemisia annua'];
    expect(nearestMentions(values, article, { pageNumber: 1, spokenOf })).toEqual([
      { value: 'Artemisia annua', page: 5, sentence },
      { value: 'Aspergillus oryzae', page: 1, sentence: 'Aspergillus oryzae is a mould.' },
    ]);
    expect(nearestMentions(values, article, { pageNumber: 1, spokenOf: [] })[0]?.value).toBe(
      'Aspergillus oryzae',
    );
  });

  test('are ordered by the text where the place of the drawing is not known', () => {
    expect(inOrder({ pageNumber: 2 })).toEqual([
      'quercetin',
      'theophylline',
      'kojic acid',
      'caffeine',
    ]);
  });

  test('of other pages are nearer on the next page than on the one before', () => {
    expect(inOrder({ pageNumber: 4 })).toEqual([
      'caffeine',
      'quercetin',
      'theophylline',
      'kojic acid',
    ]);
    const around = [pageOf(1, { 1: 'caffeine' }), pageOf(3, { 1: 'quercetin' })];
    expect(nearestMentions(names, around, { pageNumber: 2 }).map(({ value }) => value)).toEqual([
      'quercetin',
      'caffeine',
    ]);
  });

  test('tell the page and the sentence of the nearest one', () => {
    const [kojic] = nearestMentions(['kojic acid'], pages, { pageNumber: 3 });
    expect(kojic).toEqual({
      value: 'kojic acid',
      page: 2,
      sentence: 'Kojic acid opens the page after next.',
    });
  });

  test('among the labels of drawings tell the line, not the atoms around it', () => {
    const labels = ['Page 2 of 3', 'HO', 'O', 'OH', 'OH', '3 quercetin', 'MeO', 'N+', 'O', 'OAc'];
    const page = pageOf(2, Object.fromEntries(labels.map((label, i) => [100 + i, label])));
    expect(nearestMentions(['quercetin'], [page], { pageNumber: 2 })).toEqual([
      { value: 'quercetin', page: 2, sentence: '3 quercetin' },
    ]);
  });

  test('of an organism count with its genus cut short', () => {
    expect(nearestMentions(['Artemisia annua'], pages, { pageNumber: 3 })).toEqual([
      { value: 'Artemisia annua', page: 3, sentence: 'So does A. annua again.' },
    ]);
  });
});

test('in a text without pages the first mention counts, in the order of the text', () => {
  const text = 'First tea. Then caffeine of tea. Caffeine.';
  const at = (word: string, from = 0) => {
    const start = text.indexOf(word, from);
    return { text: word, start, end: start + word.length };
  };
  const annotations = [at('tea'), at('caffeine'), at('tea', 20)];
  expect(firstMentions(['caffeine', 'tea', 'koji'], text, annotations)).toEqual([
    { value: 'tea', sentence: 'First tea.' },
    { value: 'caffeine', sentence: 'Then caffeine of tea.' },
  ]);
});

test.each([
  [[0, 0, 10, 10], [5, 5, 20, 20], 0],
  [[0, 0, 10, 10], [13, 14, 20, 20], 5],
  [[0, 30, 10, 40], [0, 0, 10, 20], 10],
] as const)('between %j and %j there are %s points', (a, b, points) => {
  expect(pointsBetween(a, b)).toBe(points);
});
