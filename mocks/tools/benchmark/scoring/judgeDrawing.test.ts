import type { RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import type { AnsweredDrawing } from '../files/answerFile';
import type { TruthDrawing } from '../files/truthFile';
import { BOX, trueDrawing } from '../testing/madeFiles';
import { judgeDrawing } from './judgeDrawing';
import type { Measure } from './measures';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const ALANINE = 'C[C@H](N)C(=O)O';

const answer = (part: Partial<AnsweredDrawing> = {}): AnsweredDrawing => ({
  ...{ page: 1, box: BOX, smiles: 'OCC', label: '(1)', name: 'Ethanol', formula: 'C2H6O' },
  organism: 'Aspergillus oryzae',
  ...part,
});

/** Right, stated and expected, as in `1/1/0`. */
function judged(measure: Measure, truth?: TruthDrawing, answered?: AnsweredDrawing): string {
  const { right, stated, expected } = judgeDrawing(rdkit, truth, answered)[measure];
  return [right, stated, expected].join('/');
}

test.each<[string, Measure, string, Partial<TruthDrawing>, Partial<AnsweredDrawing>]>([
  ['everything right', 'endToEnd', '1/1/1', {}, {}],
  ['another structure', 'structure', '0/1/1', {}, { smiles: 'CCN' }],
  ['another structure, found nonetheless', 'found', '1/1/1', {}, { smiles: 'CCN' }],
  ['another structure', 'linked', '0/1/1', {}, { smiles: 'CCN' }],
  ['a SMILES that is none', 'structure', '0/1/1', {}, { smiles: 'C1CC(' }],
  ['no structure', 'structure', '0/0/1', {}, { smiles: '' }],
  ['no structure', 'recognised', '0/1/1', {}, { smiles: null }],
  ['the mirror image', 'structure', '0/1/1', { smiles: [ALANINE] }, { smiles: mirrored() }],
  ['the mirror image', 'withoutStereo', '1/1/1', { smiles: [ALANINE] }, { smiles: mirrored() }],
  ['stereo left out', 'structure', '0/1/1', { smiles: [ALANINE] }, { smiles: 'CC(N)C(=O)O' }],
  ['one of two readings', 'structure', '1/1/1', { smiles: ['CCN', 'CCO'] }, {}],
  ['a tautomer of one InChI', 'structure', '1/1/1', { smiles: ['NC=O'] }, { smiles: 'N=CO' }],
  ['a numbered residue', 'structure', '1/1/1', { smiles: ['*CC'] }, { smiles: '[1*]CC' }],
  ['a drawing without SMILES', 'structure', '0/0/0', { smiles: [] }, {}],
  ['a drawing without SMILES', 'endToEnd', '0/0/0', { smiles: [] }, {}],
  ['a drawing without SMILES', 'found', '1/1/1', { smiles: [] }, {}],
  ['another label', 'label', '0/1/1', {}, { label: '2' }],
  ['another label', 'linked', '0/1/1', {}, { label: '2' }],
  ['no label', 'label', '0/0/1', {}, { label: undefined }],
  ['a label where none is printed', 'label', '0/1/0', { label: [] }, {}],
  ['a label where none is printed', 'linked', '0/1/1', { label: [] }, {}],
  ['a label that may be left out', 'label', '0/0/0', { label: ['I', ''] }, { label: '' }],
  ['a label that may be left out', 'linked', '1/1/1', { label: ['I', ''] }, { label: '' }],
  ['the other of two labels', 'label', '1/1/1', { label: ['Example 1', '1'] }, {}],
  ['no name, though the label is right', 'linked', '0/1/1', {}, { name: undefined }],
  ['a name with another dash', 'name', '1/1/1', { name: ['but-2-ene'] }, { name: 'but−2–ene' }],
  ['another organism', 'organism', '0/1/1', {}, { organism: 'Aspergillus flavus' }],
  ['another organism', 'endToEnd', '0/1/1', {}, { organism: 'Aspergillus flavus' }],
  ['another organism', 'linked', '1/1/1', {}, { organism: 'Aspergillus flavus' }],
  ['a genus cut short', 'organism', '0/1/1', {}, { organism: 'A. oryzae' }],
  ['an organism where none is stated', 'endToEnd', '0/1/1', { organism: [] }, {}],
  ['a formula with subscripts', 'formula', '1/1/1', {}, { formula: 'C₂ H₆ O' }],
  ['another formula', 'formula', '0/1/1', {}, { formula: 'C2H4O' }],
])('%s: %s %s', (_case, measure, expected, drawn, answered) => {
  expect(judged(measure, trueDrawing(drawn), answer(answered))).toBe(expected);
});

test.each<[Measure, string, string]>([
  ['found', '0/0/1', '0/1/0'],
  ['recognised', '0/0/0', '0/0/0'],
  ['structure', '0/0/1', '0/1/0'],
  ['name', '0/0/1', '0/1/0'],
  ['endToEnd', '0/0/1', '0/1/0'],
])('%s of a drawing that was missed is %s, of an answer for none %s', (measure, missed, none) => {
  expect(judged(measure, trueDrawing(), undefined)).toBe(missed);
  expect(judged(measure, undefined, answer())).toBe(none);
});

function mirrored(): string {
  return ALANINE.replace('@', '@@');
}
