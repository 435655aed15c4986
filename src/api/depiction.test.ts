/** @jest-environment node */
import { depictionApi } from './depiction';
import { depictionAddress } from './depictionRequest';
import { similarityApi } from './similarity';
import { makeFakeApi } from './testing/fakeApi';

const { depict, visualizeDepiction, depictRecognised, convertSmilesToMolfile } =
  depictionApi.endpoints;
const { compareSmiles, findCommonSubstructure } = similarityApi.endpoints;

const api = makeFakeApi();
afterEach(() => api.reset());

const SVG = '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" />';
const answerSvg = (path: string, svg = SVG) =>
  api.server.on(
    'POST',
    path,
    () => new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } }),
  );

test('draws with the specified defaults', async () => {
  answerSvg('/latest/depiction/generate');
  expect(await api.call(depict, { smiles: 'C' })).toEqual({ format: 'svg', svg: SVG });
  expect(api.lastJson()).toEqual({
    engine: 'cdk',
    width: 512,
    height: 512,
    rotate: 0,
    kekulize: true,
    cip: true,
    unicolor: false,
    highlight: '',
    transparent: false,
    format: 'svg',
    useMolfileDirectly: false,
    smiles: 'C',
  });
});

test('requests the same drawing once, however it is described', async () => {
  answerSvg('/depiction/generate');
  const before = api.server.requests.length;
  const first = api.start(depict, { smiles: 'CC' });
  const second = api.start(depict, { width: 512, smiles: ' CC ', cip: true });
  await Promise.all([first.unwrap(), second.unwrap()]);
  expect(api.server.requests).toHaveLength(before + 1);
});

test('draws a molfile without SMILES directly, because nothing else would draw it', async () => {
  answerSvg('/depiction/generate');
  await api.call(depict, { molfile: '\n\n\nM  END' });
  expect(api.lastJson()).toMatchObject({ useMolfileDirectly: true, molfile: '\n\n\nM  END' });
});

test.each([{}, { smiles: '' }, { smiles: 'nan', molfile: ' ' }])(
  'draws nothing from %j',
  async (arg) => {
    expect(await api.failure(depict, arg)).toMatchObject({
      message: 'Either SMILES or molfile must be provided',
    });
  },
);

test('refuses text that is not SVG', async () => {
  answerSvg('/depiction/generate', 'Internal Server Error');
  expect(await api.failure(depict, { smiles: 'CCC' })).toMatchObject({ kind: 'schema' });
});

test('a PNG is kept in the vault and released with its cache entry', async () => {
  const headers = { 'Content-Type': 'image/png' };
  api.server.on('POST', '/depiction/generate', () => new Response('png', { headers }));
  const drawn = await api.call(depict, { smiles: 'C', format: 'png' });
  expect(drawn).toMatchObject({ format: 'png', image: { size: 3, type: 'image/png' } });
  expect(api.platform.blobs.size).toBe(1);
  api.reset();
  await new Promise(process.nextTick);
  expect(api.platform.blobs.size).toBe(0);
});

test('reads the data of format base64', async () => {
  api.answer('POST', '/depiction/generate', { format: 'base64', engine: 'cdk', data: 'aGk=' });
  expect(await api.call(depict, { smiles: 'C', format: 'base64' })).toEqual({
    format: 'base64',
    data: 'aGk=',
  });
});

test('sends a form to visualize, and builds its address', async () => {
  answerSvg('/latest/depiction/visualize');
  await api.call(visualizeDepiction, { smiles: 'C#N', width: 400, height: 300 });
  expect(api.lastForm()).toMatchObject({ smiles: 'C#N', width: '400', format: 'svg' });
  const address = new URL(depictionAddress(api.platform.config, { smiles: 'C#N', width: 400 }));
  expect(address.pathname).toBe('/api/latest/depiction/visualize');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ smiles: 'C#N', width: '400' });
});

test("draws a recognition's results with their coordinates", async () => {
  answerSvg('/latest/depiction/from_ocsr');
  await api.call(depictRecognised, { smiles: 'C', molfile: '\n\n\nM' });
  expect(api.lastForm()).toEqual({
    smiles: 'C',
    molfile: '\n\n\nM',
    engine: 'cdk',
    width: '512',
    height: '512',
    use_molfile: 'true',
    cip: 'true',
    format: 'svg',
  });
});

test('takes the molfile out of the record', async () => {
  const molfile = '\n  CDK\n\nM  END\n$$$$\n';
  api.answer('POST', '/depiction/smiles_to_molfile', { smiles: 'C', molfile, success: true });
  expect(await api.call(convertSmilesToMolfile, { smiles: 'C' })).toBe('\n  CDK\n\nM  END\n');
  expect(api.lastJson()).toEqual({ smiles: 'C', outputFormat: 'molfile' });
  expect(await api.failure(convertSmilesToMolfile, { smiles: ' ' })).toMatchObject({
    message: 'SMILES string is required',
  });
});

test('compares the values there are and leaves missing ones out', async () => {
  const agreement_summary = {
    identical: false,
    agreement_percentage: 100,
    total_comparisons: 1,
    total_agreements: 1,
    pair_agreements: { 'decimer-molscribe': true },
    invalid_smiles: [],
  };
  const engine_names = ['decimer', 'molscribe'];
  const matrix = [
    [1, 1],
    [1, 1],
  ];
  api.answer('POST', '/latest/similarity/compare_smiles', {
    matrix,
    engine_names,
    identical: false,
    agreement_summary,
  });
  const entries = [
    { engine: 'decimer', smiles: 'C' },
    { engine: 'molnextr', smiles: 'nan' },
    { engine: 'molscribe', smiles: '[CH4]' },
  ];
  expect(await api.call(compareSmiles, { entries })).toMatchObject({
    matrix,
    engineNames: engine_names,
    agreement: { percentage: 100, pairs: { 'decimer-molscribe': true } },
    forms: {},
  });
  expect(api.lastJson()).toEqual({ smiles_list: ['C', '[CH4]'], engine_names });
});

test('reads the forms by which local services distinguish stereoisomers', async () => {
  const forms = {
    smiles: 'C[C@H](N)O',
    smiles_without_stereo: 'CC(N)O',
    inchi_key: '',
    stereo_centres: 1,
    defined_stereo_centres: 1,
  };
  api.answer('POST', '/latest/similarity/compare_smiles', {
    matrix: [
      [1, 0],
      [0, 1],
    ],
    engine_names: ['decimer', 'molscribe'],
    identical: false,
    agreement_summary: {
      identical: false,
      agreement_percentage: 0,
      total_comparisons: 0,
      total_agreements: 0,
      pair_agreements: {},
      invalid_smiles: [{ engine: 'molscribe', smiles: 'C1CC(' }],
    },
    canonical_forms: [forms, null],
  });
  const entries = [
    { engine: 'decimer', smiles: 'C[C@H](N)O' },
    { engine: 'molscribe', smiles: 'C1CC(' },
  ];
  const { forms: read } = await api.call(compareSmiles, { entries });
  expect(read).toEqual({
    decimer: {
      smiles: 'C[C@H](N)O',
      smilesWithoutStereo: 'CC(N)O',
      stereoCentres: 1,
      definedStereoCentres: 1,
    },
  });
});

test('compares no fewer than two', async () => {
  expect(
    await api.failure(compareSmiles, { entries: [{ engine: 'a', smiles: 'C' }] }),
  ).toMatchObject({
    message: 'Insufficient valid SMILES for comparison',
  });
  const entries = [
    { engine: 'a', molfile: 'x' },
    { engine: 'b', molfile: '' },
  ];
  expect(await api.failure(findCommonSubstructure, { entries })).toMatchObject({
    message: 'Insufficient valid molfiles for MCS analysis',
  });
});

test('accepts that there is nothing in common', async () => {
  const none = { mcs_smarts: '', atom_count: 0, bond_count: 0, original_molecules: [] };
  api.answer('POST', '/latest/similarity/find_mcs', none);
  const entries = [
    { engine: 'a', molfile: 'x' },
    { engine: 'b', molfile: 'y' },
  ];
  expect(await api.call(findCommonSubstructure, { entries })).toEqual({
    smarts: '',
    atomCount: 0,
    bondCount: 0,
    molecules: [],
  });
});
