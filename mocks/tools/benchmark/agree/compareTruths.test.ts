import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import type { TruthDrawing } from '../files/truthFile';
import { BOX, ELSEWHERE, trueDrawing, truthFile } from '../testing/madeFiles';
import { agreeReport } from './agreeReport';
import { compareTruths } from './compareTruths';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const SLIGHTLY_LARGER: [number, number, number, number] = [99, 99, 202, 161];

test.each<[string, Partial<TruthDrawing>]>([
  ['another way to write the structure', { smiles: ['OCC'] }],
  ['a box that differs by a point or two', { box: SLIGHTLY_LARGER }],
  ['another way to write the label', { label: ['(1)'] }],
])('%s is no difference', (_case, part) => {
  const { differences } = compareTruths(
    rdkit,
    truthFile(trueDrawing()),
    truthFile(trueDrawing(part)),
  );
  expect(differences).toEqual([]);
});

test.each<[string, Partial<TruthDrawing>, object]>([
  ['structure', { smiles: ['CCN'] }, { first: ['CCO'], second: ['CCN'] }],
  ['structure', { smiles: [] }, { first: ['CCO'], second: [] }],
  ['structure', { smiles: ['CCO', 'CCN'] }, { first: ['CCO'], second: ['CCO', 'CCN'] }],
  ['label', { label: ['2'] }, { first: ['1'], second: ['2'] }],
  ['name', { name: [] }, { first: ['ethanol'], second: [] }],
  ['organism', { organism: ['Aspergillus'] }, { second: ['Aspergillus'] }],
])('another %s is told with its place', (fact, part, said) => {
  const compared = compareTruths(rdkit, truthFile(trueDrawing()), truthFile(trueDrawing(part)));
  expect(compared.differences).toEqual([
    expect.objectContaining({ page: 1, box: BOX, fact, ...said }),
  ]);
  expect(compared.agreements).toMatchObject({ [fact]: { same: 0, of: 1 } });
});

test('a drawing that one of them has not seen is told, and its facts are not compared', () => {
  const compared = compareTruths(
    rdkit,
    truthFile(trueDrawing()),
    truthFile(trueDrawing(), trueDrawing({ box: ELSEWHERE, smiles: ['CCN'] })),
  );
  expect(compared.agreements).toMatchObject({
    drawing: { same: 1, of: 2 },
    structure: { same: 1, of: 1 },
  });
  expect(agreeReport(compared).at(-1)).toBe('1\t300 300 350 340\tdrawing\tnot there\tCCN');
});

test('tables of two articles are not compared', () => {
  const other = { ...truthFile(), doi: '10.5555/other' };
  expect(() => compareTruths(rdkit, truthFile(), other)).toThrow('are two articles');
});
