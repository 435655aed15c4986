import type { Box } from '../../../engine/geometry/box';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import type { TrueDrawing } from './articleTruth';
import { evaluateArticle } from './evaluateArticle';
import type { ReadCutOut } from './readArticle';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const BOX: Box = [100, 100, 200, 160];
const ELSEWHERE: Box = [300, 300, 350, 340];

const truth = (part: Partial<TrueDrawing> = {}): TrueDrawing => ({
  pageIndex: 0,
  box: BOX,
  answers: ['CCO'],
  number: '1',
  name: '',
  ...part,
});

const cutOut = (part: Partial<ReadCutOut> = {}): ReadCutOut => ({
  pageIndex: 0,
  box: BOX,
  route: 'vector',
  confidence: 0.9,
  label: { number: '1' },
  readings: { 'pixel-graph': { smiles: 'OCC', confidence: 0.9, impossible: false } },
  ...part,
});

const evaluate = (truths: TrueDrawing[], cutOuts: ReadCutOut[]) =>
  evaluateArticle(rdkit, 'np00', truths, cutOuts).drawings.map(({ cutOut: _, ...rest }) => rest);

test('judges the reading and the label of the cut-out that shows a drawing', () => {
  expect(evaluate([truth()], [cutOut({ box: ELSEWHERE, readings: {} }), cutOut()])).toEqual([
    {
      truth: truth(),
      finding: 'whole',
      verdicts: { 'pixel-graph': 'right' },
      centres: { 'pixel-graph': { drawn: 0, right: 0, added: 0 } },
      link: 'right',
    },
    { finding: 'false', verdicts: {}, centres: {}, link: 'wrong' },
  ]);
});

test('a name by the caption counts only for a drawing with nothing printed beside it', () => {
  const linkOf = (label: ReadCutOut['label'], printed: Partial<TrueDrawing>) =>
    evaluate([truth(printed)], [cutOut(label ? { label } : {})])[0]?.link;
  expect(linkOf({ captionName: 'rutin' }, { number: '', name: 'rutin' })).toBe('right');
  expect(linkOf({ captionName: 'rutin' }, { number: '', name: '' })).toBe('wrong');
  expect(linkOf({ number: '1', captionName: 'rutin' }, { number: '1', name: '' })).toBe('right');
});

test('the same place on another page is another drawing', () => {
  const [missed, falseFind] = evaluate([truth({ pageIndex: 1 })], [cutOut()]).toReversed();
  expect(missed).toMatchObject({ finding: 'missed', verdicts: {}, link: 'missing' });
  expect(falseFind).toMatchObject({ finding: 'false' });
});

test('does not judge readings of a drawing without a SMILES', () => {
  expect(evaluate([truth({ answers: [] })], [cutOut()])).toMatchObject([
    { finding: 'whole', verdicts: {} },
  ]);
});
