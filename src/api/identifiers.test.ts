/** @jest-environment node */
import { identifiersApi } from './identifiers';
import { makeFakeApi } from './testing/fakeApi';

const { convertToMolfiles, getChemLimits, identify } = identifiersApi.endpoints;
const api = makeFakeApi();
afterEach(() => api.reset());

const PATH = '/latest/chem/identifiers';
const METHANOL = {
  smiles: 'CO',
  inchi: 'InChI=1S/CH4O/c1-2/h2H,1H3',
  inchi_key: 'OKKJLVBELUTLKV-UHFFFAOYSA-N',
  formula: 'CH4O',
  exact_mass: 32.0262,
  average_mass: 32.042,
  rings: 0,
  heavy_atoms: 2,
  stereo_centres: 0,
  defined_stereo_centres: 0,
  remarks: [],
};
const MOLFILE = '\n\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';

test('sends each text in its notation, and returns what is known of each', async () => {
  const residue = { ...METHANOL, smiles: '*C', inchi: null, inchi_key: null, exact_mass: null };
  api.answer('POST', PATH, { results: [METHANOL, residue, { error: 'cannot be read' }] });
  const results = await api.call(identify, { texts: ['CO', '*C', MOLFILE] });
  expect(api.lastJson()).toEqual([{ smiles: 'CO' }, { smiles: '*C' }, { molfile: MOLFILE }]);
  expect(results).toEqual([
    {
      identifiers: {
        smiles: 'CO',
        inchi: 'InChI=1S/CH4O/c1-2/h2H,1H3',
        inchiKey: 'OKKJLVBELUTLKV-UHFFFAOYSA-N',
        formula: 'CH4O',
        exactMass: 32.0262,
        averageMass: 32.042,
        rings: 0,
        heavyAtoms: 2,
        stereoCentres: 0,
        definedStereoCentres: 0,
        remarks: [],
      },
    },
    {
      identifiers: expect.not.objectContaining({ inchiKey: expect.anything() }),
    },
    { refusal: 'cannot be read' },
  ]);
});

test.each([
  ['a key of another form', { inchi_key: 'OKKJLVBELUTLKV' }],
  ['an InChI of another form', { inchi: '<b>InChI' }],
  ['a formula that is none', { formula: 'C<sub>2</sub>' }],
  ['an endless formula', { formula: 'C2'.repeat(200) }],
  ['half a ring', { rings: 0.5 }],
  ['fewer than no atoms', { heavy_atoms: -1 }],
  ['an endless SMILES', { smiles: 'C'.repeat(10_001) }],
])('refuses %s', async (_what, wrong) => {
  api.answer('POST', PATH, { results: [{ ...METHANOL, ...wrong }] });
  expect(await api.failure(identify, { texts: ['CO'] })).toMatchObject({ kind: 'schema' });
});

test.each([
  ['of another kind', [{ html: 'x' }]],
  ['without end', Array.from({ length: 21 }, () => 'A remark.')],
  ['of endless length', ['x'.repeat(301)]],
])('remarks %s cost only the remarks', async (_what, remarks) => {
  api.answer('POST', PATH, { results: [{ ...METHANOL, remarks }] });
  expect(await api.call(identify, { texts: ['CO'] })).toMatchObject([
    { identifiers: { formula: 'CH4O', remarks: [] } },
  ]);
});

test('a key without an InChI does not count, and a long reason is cut', async () => {
  const results = [{ ...METHANOL, inchi: null }, { error: 'x'.repeat(5_000) }];
  api.answer('POST', PATH, { results });
  const [keyless, refused] = await api.call(identify, { texts: ['CO', 'C('] });
  expect(keyless).not.toHaveProperty('identifiers.inchiKey');
  expect(refused).toEqual({ refusal: 'x'.repeat(500) });
});

test.each([
  [50, 50],
  [1e9, 500],
])('a limit of %d structures counts as %d', async (max_structures, maxStructures) => {
  api.answer('GET', '/latest/chem/limits', { max_structures });
  expect(await api.call(getChemLimits, undefined)).toEqual({ maxStructures });
});

test.each([0, -1, 1.5, '50'])('a limit of %j is none', async (max_structures) => {
  api.answer('GET', '/latest/chem/limits', { max_structures });
  expect(await api.failure(getChemLimits, undefined)).toMatchObject({ kind: 'schema' });
});

test('returns molfiles in both versions, and refuses what is none', async () => {
  const v3000 = MOLFILE.replace('V2000', 'V3000');
  const results = [
    { v2000: MOLFILE, v3000, laid_out: true },
    { v2000: null, v3000, laid_out: false },
    { error: 'cannot be read' },
  ];
  api.answer('POST', '/latest/chem/molfiles', { results });
  const structures = [{ smiles: 'C' }, { smiles: 'C', molfile: MOLFILE }, { smiles: 'C(' }];
  expect(await api.call(convertToMolfiles, { structures })).toEqual([
    { forms: { molV2000: MOLFILE, molV3000: v3000, isLaidOut: true } },
    { forms: { molV3000: v3000, isLaidOut: false } },
    { refusal: 'cannot be read' },
  ]);
  expect(api.lastJson()).toEqual(structures);
  api.answer('POST', '/latest/chem/molfiles', { results: [{ v3000: 'x', laid_out: true }] });
  expect(await api.failure(convertToMolfiles, { structures: [{ smiles: 'N' }] })).toMatchObject({
    kind: 'schema',
  });
});
