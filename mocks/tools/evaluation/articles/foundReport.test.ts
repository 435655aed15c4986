import type { EvaluatedDrawing } from './evaluateArticle';
import { foundList, foundReport } from './foundReport';

const BOX = [10, 20, 30.4, 40] as const;
const TRUTH = { pageIndex: 0, box: BOX, answers: [], number: '', name: '' } as const;

function drawing(finding: EvaluatedDrawing['finding'], touchesEdge?: boolean, pageIndex = 0) {
  const cutOut = {
    pageIndex,
    box: BOX,
    route: 'vector',
    confidence: 1,
    touchesEdge,
    readings: {},
  } as const;
  return {
    ...(finding !== 'false' && { truth: TRUTH }),
    ...(finding !== 'missed' && { cutOut }),
    finding,
    verdicts: {},
    centres: {},
    link: 'none',
  } satisfies EvaluatedDrawing;
}

const DRAWINGS = [
  drawing('whole', true),
  drawing('cut', false),
  drawing('cut', true),
  drawing('merged', true),
  drawing('missed'),
  drawing('false', true, 1),
];
const ARTICLES = [{ name: 'np00', drawings: DRAWINGS }];

test.each([
  ['np00', '5 1 2 1 1 1 1 1'],
  ['all', '5 1 2 1 1 1 1 1'],
  ['odd rows', '3 1 1 0 1 0 1 1'],
  ['even rows', '2 0 1 1 0 1 0 0'],
])('counts how drawings were cut out, and where the edge is told of: %s', (name, figures) => {
  const line = foundReport(ARTICLES).find((each) => each.startsWith(name));
  expect(
    line
      ?.split(/\s{2,}/)
      .slice(1)
      .join(' '),
  ).toBe(figures);
});

test('lists what is not whole', () => {
  expect(foundList(ARTICLES).slice(1)).toEqual([
    'cut\tnp00\t1\t10 20 30 40\t10 20 30 40',
    'cut\tnp00\t1\t10 20 30 40\t10 20 30 40',
    'merged\tnp00\t1\t10 20 30 40\t10 20 30 40',
    'missed\tnp00\t1\t10 20 30 40\t',
    'false\tnp00\t2\t\t10 20 30 40',
  ]);
});
