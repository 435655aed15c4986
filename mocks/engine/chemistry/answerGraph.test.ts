import { loadRDKit } from './testing/loadRDKit';
import { answerGraph } from './answerGraph';
import type { RDKit } from './rdkit';
import { UnreadableStructure } from './readSmiles';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const molfileOf = (smiles: string): string => {
  const mol = rdkit.get_mol(smiles)!;
  mol.set_new_coords();
  const molfile = mol.get_molblock();
  mol.delete();
  return molfile;
};

const elementsOf = (answer: Parameters<typeof answerGraph>[1]) => {
  const { graph, isDrawn } = answerGraph(rdkit, answer);
  return { elements: graph.atoms.map(({ element }) => element).join(''), isDrawn };
};

test.each([
  ['a molfile that says the same as the SMILES', 'OCC', 'CCO', { elements: 'CCO', isDrawn: true }],
  ['a molfile alone', undefined, 'CCO', { elements: 'CCO', isDrawn: true }],
  ['a SMILES alone', 'CCO', undefined, { elements: 'CCO', isDrawn: false }],
  ['a SMILES where the molfile differs', 'CCN', 'CCO', { elements: 'CCN', isDrawn: false }],
  ['a molfile where the SMILES cannot be read', 'C(C', 'CCO', { elements: 'CCO', isDrawn: true }],
])('%s is taken', (_what, smiles, drawn, expected) => {
  const molfile = drawn === undefined ? undefined : molfileOf(drawn);
  expect(elementsOf({ smiles, molfile })).toEqual(expected);
});

test('a residue stays one', () => {
  expect(elementsOf({ smiles: '*CO' }).elements).toBe('*CO');
});

test.each([
  ['nothing', {}],
  ['no SMILES', { smiles: 'none' }],
  ['no molfile', { molfile: 'none' }],
])('%s cannot be read', (_what, answer) => {
  expect(() => answerGraph(rdkit, answer)).toThrow(UnreadableStructure);
});
