import * as v from 'valibot';
import { fromMarcus, MARCUS_FILE } from './fromMarcus';

const box = { page: 1, x: 10, y: 20, width: 30, height: 40 };
const label = { number: '1', captionName: 'ethanol', sources: [{ organism: 'Vitis vinifera' }] };

const structure = (part: object = {}) => ({
  ...{ segmentId: 'page-1-segment-0', smiles: 'CCO', label },
  drawings: [{ segmentId: 'page-1-segment-0', page: 2, box }],
  ...part,
});

const article = (...structures: object[]) => ({
  documentInfo: { doi: '10.5555/made' },
  structures,
});

const collect = (...structures: object[]) =>
  fromMarcus(v.parse(MARCUS_FILE, article(...structures)))[0];

test('boxes become corners, and pages count from 1', () => {
  expect(collect(structure())?.drawings).toMatchObject([
    { page: 2, box: [10, 20, 40, 60], smiles: 'CCO', label: '1', organism: 'Vitis vinifera' },
  ]);
});

test.each([
  ['what a person said of the number', { compound: { number: '2' } }, { label: '2' }],
  ['that a person said there is no number', { compound: { number: '' } }, { label: '' }],
  [
    'an organism that is no source',
    { compound: { organism: 'Vitis', relation: 'mentioned' } },
    { organism: undefined },
  ],
  [
    'one of several organisms of the article',
    { label: { sources: ['Vitis', 'Salvia'].map((organism) => ({ organism, by: 'article' })) } },
    { organism: undefined },
  ],
  ['a caption’s name beside a number', {}, { name: undefined }],
  ['a caption’s name alone', { label: { captionName: 'ethanol' } }, { name: 'ethanol' }],
])('%s counts accordingly', (_case, part, answer) => {
  expect(collect(structure(part))?.drawings).toMatchObject([answer]);
});

test('what was rejected is no answer, and what has no place is counted', () => {
  const rejected = structure({ review: { verdict: 'rejected' } });
  expect(collect(rejected, structure({ drawings: undefined }))).toMatchObject({
    drawings: [],
    withoutPlace: 1,
  });
});

test('the library’s export has an article each', () => {
  const file = v.parse(MARCUS_FILE, { articles: [article(structure()), article()] });
  expect(fromMarcus(file).map(({ drawings }) => drawings.length)).toEqual([1, 0]);
});
