/** @jest-environment node */
import { relationKey, structureRelation } from './structureRelation';

const named = (smiles: string, inchi?: string, inchiKey?: string) => ({
  smiles,
  ...(inchi !== undefined && { inchi }),
  ...(inchiKey !== undefined && { inchiKey }),
});

// as RDKit 2026.09.1 names them
const L_ALANINE = named(
  'C[C@H](N)C(=O)O',
  'InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)/t2-/m0/s1',
  'QNAYBMKLOCPYGJ-REOHCLBHSA-N',
);
const ALANINE = named(
  'CC(N)C(=O)O',
  'InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)',
  'QNAYBMKLOCPYGJ-UHFFFAOYSA-N',
);
const METHANOL = named('CO', 'InChI=1S/CH4O/c1-2/h2H,1H3', 'OKKJLVBELUTLKV-UHFFFAOYSA-N');
const LABELLED_METHANOL = named(
  '[13CH3]O',
  'InChI=1S/CH4O/c1-2/h2H,1H3/i1+1',
  'OKKJLVBELUTLKV-OUBTZVSYSA-N',
);
const CHLORIDE = named('[Cl-]', 'InChI=1S/ClH/h1H/p-1', 'VEXZGXHMUGYJMC-UHFFFAOYSA-M');
const HYDROGEN_CHLORIDE = named('Cl', 'InChI=1S/ClH/h1H', 'VEXZGXHMUGYJMC-UHFFFAOYSA-N');
const RESIDUE = named('*CC');

test.each([
  [ALANINE, { ...ALANINE, smiles: 'OC(=O)C(C)N' }, 'identical'],
  [L_ALANINE, ALANINE, 'stereo'],
  [METHANOL, LABELLED_METHANOL, 'isotopes'],
  [CHLORIDE, HYDROGEN_CHLORIDE, 'protons'],
  [ALANINE, METHANOL, undefined],
  [RESIDUE, RESIDUE, 'identical'],
  [RESIDUE, named('*C'), undefined],
  [RESIDUE, { ...METHANOL, smiles: '*CC' }, undefined],
])('%j and %j: %s', (a, b, relation) => {
  expect(structureRelation(a, b)).toBe(relation);
  expect(structureRelation(b, a)).toBe(relation);
});

test('related structures have one key, others have not', () => {
  expect(relationKey(L_ALANINE)).toBe(relationKey(ALANINE));
  expect(relationKey(METHANOL)).not.toBe(relationKey(ALANINE));
  expect(relationKey(RESIDUE)).not.toBe(relationKey(named('*C')));
});
