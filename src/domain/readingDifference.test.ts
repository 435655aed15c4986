/** @jest-environment node */
import { readingDifference } from './readingDifference';

const named = (smiles: string, formula: string, inchi?: string, inchiKey?: string) => ({
  ...{ smiles, formula },
  ...(inchi !== undefined && { inchi: `InChI=1S/${inchi}` }),
  ...(inchiKey !== undefined && { inchiKey }),
});

// as RDKit 2026.09.1 names them
const ALANINE = 'C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)';
const L = named(
  'C[C@H](N)C(=O)O',
  'C3H7NO2',
  `${ALANINE}/t2-/m0/s1`,
  'QNAYBMKLOCPYGJ-REOHCLBHSA-N',
);
const D = named(
  'C[C@@H](N)C(=O)O',
  'C3H7NO2',
  `${ALANINE}/t2-/m1/s1`,
  'QNAYBMKLOCPYGJ-UWTATZPHSA-N',
);
const FLAT = named('CC(N)C(=O)O', 'C3H7NO2', ALANINE, 'QNAYBMKLOCPYGJ-UHFFFAOYSA-N');

const THREONINE = 'C4H9NO3/c1-2(6)3(5)4(7)8/h2-3,6H,5H2,1H3,(H,7,8)';
const threonine = (smiles: string, stereo: string, block: string) =>
  named(smiles, 'C4H9NO3', `${THREONINE}${stereo}`, `AYFVYJQAPQTCCC-${block}-N`);
const THR = threonine('C[C@H](O)[C@@H](N)C(=O)O', '/t2-,3+/m0/s1', 'STHAYSLISA');
const ALLO = threonine('C[C@@H](O)[C@@H](N)C(=O)O', '/t2-,3-/m1/s1', 'PWNYCUMCSA');
const HALF = threonine('C[C@H](O)C(N)C(=O)O', '/t2-,3?/m0/s1', 'SCQFTWEKSA');
const NONE = threonine('CC(O)C(N)C(=O)O', '', 'UHFFFAOYSA');

const three = (smiles: string, stereo: string, block: string) =>
  named(
    smiles,
    'C5H10ClNO2',
    `C5H10ClNO2/c1-3(9)5(7)4(6)2-8/h2-5,9H,7H2,1H3${stereo}`,
    `DBBZRNZCYAWHDK-${block}-N`,
  );
const PLAIN = three('C[C@H](O)[C@@H](N)[C@@H](Cl)C=O', '/t3-,4-,5+/m0/s1', 'VAYJURFESA');
const FIRST_TURNED = three('C[C@@H](O)[C@@H](N)[C@@H](Cl)C=O', '/t3-,4+,5-/m1/s1', 'MROZADKFSA');
const LAST_TURNED = three('C[C@H](O)[C@@H](N)[C@H](Cl)C=O', '/t3-,4+,5+/m0/s1', 'VPENINKCSA');

const TARTARIC = 'C4H6O6/c5-1(3(7)8)2(6)4(9)10/h1-2,5-6H,(H,7,8)(H,9,10)';
const RR = named(
  'O=C(O)[C@H](O)[C@@H](O)C(=O)O',
  'C4H6O6',
  `${TARTARIC}/t1-,2-/m1/s1`,
  'FEWJPZIEWOKRBE-JCYAYHJZSA-N',
);
const MESO = named(
  'O=C(O)[C@@H](O)[C@@H](O)C(=O)O',
  'C4H6O6',
  `${TARTARIC}/t1-,2+`,
  'FEWJPZIEWOKRBE-XIXRPRMCSA-N',
);

const CROTONIC = 'C4H6O2/c1-2-3-4(5)6/h2-3H,1H3,(H,5,6)';
const crotonic = (smiles: string, stereo: string, block: string) =>
  named(smiles, 'C4H6O2', `${CROTONIC}${stereo}`, `LDHQCZJRKDOVOX-${block}-N`);
const E = crotonic('C/C=C/C(=O)O', '/b3-2+', 'NSCUHMNNSA');
const Z = crotonic('C/C=C\\C(=O)O', '/b3-2-', 'IHWYPQMZSA');
const OPEN = crotonic('CC=CC(=O)O', '', 'UHFFFAOYSA');

const ALKENOL = 'C5H10O/c1-3-4-5(2)6/h3-6H,1-2H3';
const alkenol = (smiles: string, stereo: string, block: string) =>
  named(smiles, 'C5H10O', `${ALKENOL}${stereo}`, `GJYMQFMQRRNLCY-${block}-N`);
const E_S = alkenol('C/C=C/[C@H](C)O', '/b4-3+/t5-/m0/s1', 'BHYDHMSTSA');
const Z_R = alkenol('C/C=C\\[C@@H](C)O', '/b4-3-/t5-/m1/s1', 'CLBPYYFESA');

const ACETIC = 'C2H4O2/c1-2(3)4/h1H3,(H,3,4)';
const ACID = named('CC(=O)O', 'C2H4O2', ACETIC, 'QTBSBXVTEAMEQO-UHFFFAOYSA-N');
const ANION = named('CC(=O)[O-]', 'C2H3O2-', `${ACETIC}/p-1`, 'QTBSBXVTEAMEQO-UHFFFAOYSA-M');
const HEAVY = named('CC(O)=[18O]', 'C2H4O2', `${ACETIC}/i3+2`, 'QTBSBXVTEAMEQO-YZRHJBSPSA-N');
const SALT = named(
  'CC(=O)O.[Na]',
  'C2H4NaO2',
  'C2H4O2.Na/c1-2(3)4;/h1H3,(H,3,4);',
  'BDKZHNJTLHOSDW-UHFFFAOYSA-N',
);
const FORMATE = named('COC=O', 'C2H4O2', 'C2H4O2/c1-4-2-3/h2H,1H3', 'TZIHFWKZFHZASV-UHFFFAOYSA-N');
const PROPIONIC = named('CCC(=O)O', 'C3H6O2', 'C3H6O2/c1', 'XBDQKXXYIPTUBI-UHFFFAOYSA-N');
const ETHANOL = named('CCO', 'C2H6O', 'C2H6O/c1-2-3/h3H,2H2,1H3', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N');
const AMINE = named('CCN', 'C2H7N', 'C2H7N/c1-2-3/h2-3H2,1H3', 'QUSNBJAOOMFDIB-UHFFFAOYSA-N');

const PYRIDINOL = 'C5H5NO/c7-5-3-1-2-4-6-5/h1-4H,(H,6,7)';
const hydroxypyridine = (smiles: string) =>
  named(smiles, 'C5H5NO', PYRIDINOL, 'UBQKCCHYAOITMY-UHFFFAOYSA-N');

test.each([
  ['the same SMILES', L, L, 'the same structure'],
  ['enantiomers', D, L, 'the mirror image'],
  ['epimers', ALLO, THR, 'another stereo centre'],
  ['epimers of which InChI describes one inverted', FIRST_TURNED, PLAIN, 'another stereo centre'],
  ['two centres, one of which InChI shows alike', FIRST_TURNED, LAST_TURNED, 'other stereo'],
  ['a centre of a molecule that is its own mirror image', MESO, RR, 'another stereo centre'],
  ['a centre that is not defined', FLAT, L, 'one stereo centre left open'],
  ['one of two', HALF, THR, 'one stereo centre left open'],
  ['both', NONE, THR, '2 stereo centres left open'],
  ['a centre that only the reading defines', THR, HALF, 'one stereo centre more'],
  ['E and Z', Z, E, 'another E/Z bond'],
  ['a double bond that is not defined', OPEN, E, 'one E/Z bond left open'],
  ['a centre and a double bond', Z_R, E_S, 'other stereo'],
  ['a proton', ANION, ACID, 'another charge'],
  ['isotopes', HEAVY, ACID, 'other isotopes'],
  ['a counter-ion that is missing', ACID, SALT, 'one part less'],
  ['a counter-ion that was added', SALT, ACID, 'one part more'],
  ['isomers', FORMATE, ACID, 'the same atoms, bonded otherwise'],
  ['a homologue', PROPIONIC, ACID, '+CH2'],
  ['another element', AMINE, ETHANOL, '+HN −O'],
])('tells %s', (_, reading, other, words) => {
  expect(readingDifference(reading, other)).toBe(words);
});

test('says nothing of tautomers, which have one InChI', () => {
  const [oh, nh] = [hydroxypyridine('Oc1ccccn1'), hydroxypyridine('O=c1cccc[nH]1')];
  expect(readingDifference(oh, nh)).toBeUndefined();
});

test('claims no other bonds where residues leave no InChI, but counts atoms', () => {
  const reading = named('*CC(C)O', 'C3H7*O');
  expect(readingDifference(reading, named('*C[C@H](C)O', 'C3H7*O'))).toBeUndefined();
  expect(readingDifference(reading, named('*C(C)O', 'C2H5*O'))).toBe('+CH2');
});

test('is not certain which centres differ where there are several, or several parts', () => {
  const several = threonine('C[C@@H](O)[C@H](N)C(=O)O.C', '/t2-;/m0./s1', 'XXXXXXXXSA');
  const parts = threonine('C[C@H](O)[C@H](N)C(=O)O.C', '/t2+;/m1./s1', 'YYYYYYYYSA');
  expect(readingDifference(several, parts)).toBe('other stereo');
  const all = threonine('a', '/t2-,3+,4-/m0/s1', 'XXXXXXXXSA');
  const two = threonine('b', '/t2-,3-,4+/m0/s1', 'YYYYYYYYSA');
  expect(readingDifference(all, two)).toBe('other stereo');
});
