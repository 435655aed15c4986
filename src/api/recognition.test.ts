/** @jest-environment node */
import { recognitionApi } from './recognition';
import { makeFakeApi } from './testing/fakeApi';

const { recogniseSmiles, recogniseMolfile, recogniseBoth, recogniseWithDepiction, getEngines } =
  recognitionApi.endpoints;

const api = makeFakeApi();
afterEach(() => api.reset());

const drawing = { imagePath: 'paper/all_segments/page_0_0_segmented.png' };
const wire = { image_name: 'x.png', engine: 'molnextr', hardware: 'CPU', file_path: 'x.png' };

const doubt = { kind: 'label', atoms: [0], x: 0.2, y: 0.4, confidence: 0.5, says: 'Read as Br.' };

test('requests recognition with the specified drawing', async () => {
  const depiction = { format: 'svg', engine: 'rdkit', svg: '<ns0:svg/>' };
  const body = {
    ...wire,
    smiles: 'C',
    molfile: '\nM\n',
    depiction,
    program: 'VectorGraph',
    program_version: '0.1',
    confidence: 0.9,
    remarks: ['C5 has five bonds'],
    placement: { width: 300, height: 200, molfile: '\nP\n' },
    doubts: [doubt],
  };
  api.answer('POST', '/latest/ocsr/generate_with_depiction', body);
  expect(await api.call(recogniseWithDepiction, { drawing, engine: 'molnextr' })).toEqual({
    smiles: 'C',
    molfile: '\nM\n',
    engine: 'molnextr',
    program: 'VectorGraph',
    programVersion: '0.1',
    confidence: 0.9,
    remarks: ['C5 has five bonds'],
    placement: { width: 300, height: 200, molfile: '\nP\n' },
    doubts: [doubt],
    depiction: '<ns0:svg/>',
  });
  expect(api.lastForm()).toEqual({
    image_path: drawing.imagePath,
    engine: 'molnextr',
    output_type: 'both',
    depict_engine: 'rdkit',
    depict_width: '512',
    depict_height: '512',
    depict_format: 'svg',
  });
});

const rival = { engine: 'osra', program: 'OSRA', smiles: 'CN', agrees: false };

test.each([
  [
    'each engine’s own reading',
    [{ ...rival, doubts: [doubt] }],
    [{ engine: 'osra', program: 'OSRA', smiles: 'CN', agrees: false, doubts: [doubt] }],
  ],
  ['an engine that read nothing', [{ engine: 'osra', reason: 'Nothing' }], [{ engine: 'osra' }]],
  ['no readings if one of them is invalid', [{ smiles: 'C' }], undefined],
])('an answer of all engines has %s', async (_what, readings, rivals) => {
  const body = { ...wire, engine: 'best', smiles: 'C', taken_from: 'decimer', readings };
  api.answer('POST', '/ocsr/generate_both', body);
  expect(await api.call(recogniseBoth, { drawing, engine: 'best' })).toEqual({
    engine: 'best',
    smiles: 'C',
    takenFrom: 'decimer',
    ...(rivals && { rivals }),
  });
});

test('an invalid name of the engine that was taken does not cost the reading', async () => {
  api.answer('POST', '/ocsr/generate_both', { ...wire, smiles: 'C', taken_from: 5 });
  expect(await api.call(recogniseBoth, { drawing, engine: 'best' })).toEqual({
    engine: 'molnextr',
    smiles: 'C',
  });
});

test.each([
  ['decimer', true, 'true'],
  ['decimer', undefined, 'false'],
  ['molnextr', false, undefined],
  ['molscribe', undefined, undefined],
  ['graphnet', true, 'true'],
])('engine %s with hand-drawn %s is sent hand_drawn=%s', async (engine, handDrawn, expected) => {
  api.answer('POST', '/ocsr/generate_both', { ...wire, smiles: 'C' });
  await api.call(recogniseBoth, { drawing, engine, ...(handDrawn !== undefined && { handDrawn }) });
  expect(api.lastForm()['hand_drawn']).toBe(expected);
});

test.each([
  [{ smiles: 'C' }, { smiles: 'C' }],
  [{ smiles: '', molfile: null }, {}],
  [{ smiles: 'NaN', molfile: ' nan ' }, {}],
])('reads the values %j as %j', async (values, expected) => {
  api.answer('POST', '/ocsr/generate_both', { ...wire, ...values });
  expect(await api.call(recogniseBoth, { drawing, engine: 'decimer' })).toEqual({
    engine: 'molnextr',
    ...expected,
  });
});

test.each([
  [{ width: 0, height: 200, molfile: 'P' }],
  [{ width: 300, height: 200 }],
  [{ width: 300, height: 200, molfile: '' }],
  ['everywhere'],
  [null],
])('an invalid placement, %j, does not cost the reading', async (placement) => {
  api.answer('POST', '/ocsr/generate_both', { ...wire, smiles: 'C', placement });
  expect(await api.call(recogniseBoth, { drawing, engine: 'decimer' })).toEqual({
    engine: 'molnextr',
    smiles: 'C',
  });
});

test('invalid doubts do not cost the reading', async () => {
  api.answer('POST', '/ocsr/generate_both', { ...wire, smiles: 'C', doubts: { x: 1 } });
  expect(await api.call(recogniseBoth, { drawing, engine: 'decimer' })).toEqual({
    engine: 'molnextr',
    smiles: 'C',
  });
});

test('sends an uploaded image under its name', async () => {
  const { fileId } = await api.platform.files.add(new File(['x'], 'a.png'));
  api.answer('POST', '/latest/ocsr/generate_smiles', { ...wire, smiles: 'C' });
  await api.call(recogniseSmiles, {
    drawing: { image: { fileId, name: 'a.png' } },
    engine: 'decimer',
  });
  expect(api.lastForm()).toEqual({ image_file: 'a.png', engine: 'decimer', hand_drawn: 'false' });
});

test('recognises a molfile alone', async () => {
  api.answer('POST', '/latest/ocsr/generate_molfile', { ...wire, molfile: '\n\n\n' });
  expect(
    await api.failure(recogniseMolfile, { drawing: { imagePath: '' }, engine: 'x' }),
  ).toMatchObject({
    message: 'Either imageFile or imagePath must be provided',
  });
  await api.call(recogniseMolfile, { drawing, engine: 'molnextr' });
  expect(api.lastForm()).toEqual({ image_path: drawing.imagePath, engine: 'molnextr' });
});

test.each([
  [{ ...wire }],
  [{ ...wire, smiles: 5 }],
  [{ smiles: 'C' }],
  [{ ...wire, smiles: 'C', confidence: 2 }],
])('refuses the recognition %j', async (body) => {
  api.answer('POST', '/ocsr/generate_both', body);
  expect(await api.failure(recogniseBoth, { drawing, engine: 'decimer' })).toMatchObject({
    kind: 'schema',
  });
});

const engine = {
  id: 'decimer',
  available: true,
  program: 'PixelGraph',
  version: '0.1',
  standsInFor: 'DECIMER',
  coordinates: true,
  handDrawn: false,
};

test.each([[[engine]], [{ engines: [engine] }]])('reads the engines of %j', async (body) => {
  api.answer('GET', '/latest/ocsr/engines', body);
  expect(await api.call(getEngines, undefined)).toEqual([engine]);
});

test.each([
  [{ name: ' GraphNet 2 ' }, { name: 'GraphNet 2' }],
  [{ name: '' }, {}],
  [{ name: 5 }, {}],
  [{ name: 'x'.repeat(41) }, {}],
  [{ name: 'Graph\u202eNet' }, {}],
])('an engine may have a name; an invalid one is ignored: %j', async (sent, read) => {
  api.answer('GET', '/latest/ocsr/engines', [{ ...engine, ...sent }]);
  expect(await api.call(getEngines, undefined)).toEqual([{ ...engine, ...read }]);
});

test.each([
  [
    { right: 41, judged: 47 },
    { right: 41, judged: 47 },
  ],
  [null, undefined],
  [{ right: 48, judged: 47 }, undefined],
  [{ right: 0, judged: 0 }, undefined],
  [{ right: 0.5, judged: 1 }, undefined],
  [{ right: -1, judged: 1 }, undefined],
  ['41 of 47', undefined],
])(
  'how an engine’s readings turned out may be told; nonsense is ignored: %j',
  async (sent, read) => {
    api.answer('GET', '/latest/ocsr/engines', [{ ...engine, checked: sent }]);
    const [received] = await api.call(getEngines, undefined);
    expect(received?.checked).toEqual(read);
    expect(Object.keys(received ?? {}).includes('checked')).toBe(read !== undefined);
  },
);

test.each(['', ' ', 'manual-edit', '__proto__', 'constructor', 'a\u0000b', 'x'.repeat(41)])(
  'an engine with an invalid id is not offered: %j',
  async (id) => {
    api.answer('GET', '/latest/ocsr/engines', [{ ...engine, id }, engine]);
    expect(await api.call(getEngines, undefined)).toEqual([engine]);
  },
);

test('assumes that all engines exist if the services do not describe them', async () => {
  api.answer('GET', '/latest/ocsr/engines', { detail: 'Not Found' }, { status: 404 });
  const engines = await api.call(getEngines, undefined);
  expect(engines.map(({ id, available }) => [id, available])).toEqual([
    ['decimer', true],
    ['molnextr', true],
    ['molscribe', true],
  ]);
});

test('does not mistake an expired session for services without descriptions', async () => {
  const body = { detail: 'Session not found or expired.', error_code: 'SESSION_NOT_FOUND' };
  api.answer('GET', '/latest/ocsr/engines', body, { status: 404 });
  expect(await api.failure(getEngines, undefined)).toMatchObject({ code: 'SESSION_NOT_FOUND' });
});

test.each([
  [['decimer', 'molnextr'], { asks: ['decimer', 'molnextr'] }],
  [['decimer', 'manual-edit', '__proto__'], { asks: ['decimer'] }],
  ['nonsense', {}],
  [undefined, {}],
])('reads what an engine asks, %j, as %j', async (asks, expected) => {
  const info = {
    available: true,
    program: 'Fusion',
    version: '1',
    coordinates: true,
    handDrawn: false,
  };
  api.answer('GET', '/ocsr/engines', { engines: [{ id: 'best', ...info, asks }] });
  expect(await api.call(getEngines, undefined)).toEqual([{ id: 'best', ...info, ...expected }]);
});
