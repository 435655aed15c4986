import { runServices } from '../../testing/runServices';

jest.setTimeout(120_000);

const { client } = runServices();

const CAFFEINE = 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C';
const PNG_START = 'iVBORw0KGgo';

test.each(['depiction', 'docling_conversion', 'openai', 'decimer', 'ocsr'])(
  'the group %s has a health check',
  async (group) => {
    for (const path of [`/latest/${group}/health`, `/v1/${group}/`]) {
      expect(await client.json(path)).toMatchObject({ status: 200, body: { status: 'OK' } });
    }
  },
);

describe('depiction', () => {
  test('draws SVG', async () => {
    const { headers, body } = await client.postJson('/latest/depiction/generate', {
      smiles: CAFFEINE,
      width: 400,
      height: 300,
    });
    expect(headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    const svg = Buffer.from(body).toString();
    expect(svg).toMatch(/<svg [^>]*width="400px" height="300px"/);
  });

  test('serves a picture that runs and loads nothing when opened directly', async () => {
    const { headers } = await client.postJson('/latest/depiction/generate', { smiles: CAFFEINE });
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  test('draws a base64-encoded PNG', async () => {
    const input = { smiles: CAFFEINE, format: 'base64' };
    const { body } = await client.postJson('/latest/depiction/generate', input);
    expect(Object.keys(body)).toEqual(['format', 'engine', 'data']);
    expect(body.data.startsWith(PNG_START)).toBe(true);
  });

  test('draws a submitted form as PNG', async () => {
    const form = new URLSearchParams({ smiles: CAFFEINE, format: 'png' });
    const path = '/latest/depiction/visualize';
    const response = await client.fetch(path, { method: 'POST', body: form });
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('base64').startsWith(PNG_START)).toBe(true);
  });

  test('says what a recognition result was drawn from', async () => {
    const fields = { smiles: CAFFEINE, molfile: '', format: 'base64' };
    const { body } = await client.postForm('/latest/depiction/from_ocsr', fields);
    expect(body).toMatchObject({ format: 'base64', source: 'smiles' });
  });

  test('reports success or failure for each item of a batch', async () => {
    const items = [{ smiles: CAFFEINE }, {}, { smiles: 'C1CC(' }];
    const { body } = await client.postJson('/latest/depiction/batch', items);
    expect(body.results).toEqual([
      {
        index: 0,
        success: true,
        format: 'svg',
        engine: expect.any(String),
        data: expect.stringContaining('<svg'),
        smiles: CAFFEINE,
        molfile_provided: false,
      },
      { index: 1, success: false, error: 'Either SMILES or molfile must be provided' },
      {
        index: 2,
        success: false,
        error: expect.stringMatching(/^500: Error generating depiction: could not parse SMILES/),
        smiles: 'C1CC(',
        molfile_provided: false,
      },
    ]);
  });

  test('converts a SMILES to a molfile that ends with the record separator', async () => {
    const input = { smiles: CAFFEINE, outputFormat: 'molfile' };
    const { body } = await client.postJson('/latest/depiction/smiles_to_molfile', input);
    expect(Object.keys(body)).toEqual(['smiles', 'molfile', 'success']);
    expect(body.molfile).toMatch(/ 14 15 .*V2000[\s\S]*M {2}END\n\$\$\$\$\n$/);
  });

  test.each([
    ['generate', {}, 400, 'Either SMILES or molfile must be provided'],
    ['generate', { smiles: 'C1CC(' }, 500, expect.stringMatching(/^Error generating depiction: /)],
    [
      'generate',
      { smiles: 'C', width: 50 },
      422,
      [
        {
          type: 'greater_than_equal',
          loc: ['body', 'width'],
          msg: 'Input should be greater than or equal to 100',
          input: 50,
          ctx: { ge: 100 },
        },
      ],
    ],
    [
      'generate',
      { smiles: 'C', rotate: 360 },
      422,
      [expect.objectContaining({ type: 'less_than' })],
    ],
    ['generate', [], 422, [expect.objectContaining({ loc: ['body'] })]],
    ['batch', {}, 422, [expect.objectContaining({ type: 'list_type' })]],
    ['batch', [7], 422, [expect.objectContaining({ loc: ['body', 0] })]],
    ['smiles_to_molfile', { smiles: '' }, 400, 'SMILES string must be provided'],
  ])('answers %s of %j with %d', async (call, input, status, detail) => {
    expect(await client.postJson(`/latest/depiction/${call}`, input)).toMatchObject({
      status,
      body: { detail },
    });
  });

  test('answers GET visualize with 405', async () => {
    const { status, headers, body } = await client.json('/latest/depiction/visualize?smiles=C');
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('POST');
    expect(body).toEqual({ detail: 'Method Not Allowed' });
  });
});

describe('similarity', () => {
  const compare = (smiles: string[], engines: string[]) =>
    client.postJson('/latest/similarity/compare_smiles', {
      smiles_list: smiles,
      engine_names: engines,
    });

  test('compares the answers of engines', async () => {
    const { body } = await compare(
      [CAFFEINE, 'Cn1cnc2c1c(=O)n(C)c(=O)n2C', 'CN1C=NC2=C1C(=O)NC(=O)N2C'],
      ['decimer', 'molnextr', 'molscribe'],
    );
    expect(body).toMatchObject({
      engine_names: ['decimer', 'molnextr', 'molscribe'],
      identical: false,
      agreement_summary: {
        total_comparisons: 3,
        total_agreements: 1,
        pair_agreements: {
          'decimer-molnextr': true,
          'decimer-molscribe': false,
          'molnextr-molscribe': false,
        },
        invalid_smiles: [],
      },
    });
    expect(body.matrix[0][2]).toBeCloseTo(0.5294, 4);
  });

  test('refuses lists of different lengths', async () => {
    expect(await compare(['C'], ['a', 'b'])).toMatchObject({
      status: 400,
      body: { detail: 'Number of SMILES strings must match number of engine names' },
    });
  });

  test('finds the common substructure of molfiles', async () => {
    const molfile = async (smiles: string) =>
      (await client.postJson('/latest/depiction/smiles_to_molfile', { smiles })).body.molfile;
    const molfiles = [await molfile('Oc1ccccc1'), await molfile('Nc1ccccc1')];
    const input = { molfiles, engine_names: ['a', 'b'] };
    const { body } = await client.postJson('/latest/similarity/find_mcs', input);
    expect(body).toMatchObject({
      atom_count: 6,
      bond_count: 6,
      original_molecules: [
        { engine: 'a', atom_count: 7, bond_count: 7 },
        { engine: 'b', atom_count: 7, bond_count: 7 },
      ],
    });
    expect(body.mcs_smarts).not.toBe('');
  });

  test('reports every invalid field', async () => {
    const input = { smiles_list: 'C' };
    const { body } = await client.postJson('/latest/similarity/compare_smiles', input);
    expect(body.detail).toMatchObject([
      { type: 'list_type', loc: ['body', 'smiles_list'] },
      { type: 'missing', loc: ['body', 'engine_names'] },
    ]);
  });
});

describe('annotation', () => {
  const TEXT =
    'Caffeine was isolated from the leaves of Camellia sinensis collected in India. \u{1F343} Caffeine.';

  test('returns names with offsets in code points, and the program that found them', async () => {
    const { body } = await client.postJson('/latest/openai/extract_all', { text: TEXT });
    expect(Object.keys(body)).toEqual([
      'extracted_data',
      'positions',
      'saved_as',
      'program',
      'program_version',
    ]);
    expect(body.extracted_data.organism_or_species).toBe('Camellia sinensis');
    const characters = [...TEXT];
    const marked = body.positions
      .filter(({ label }: { label: string }) => label === 'trivial_name')
      .map((at: { start_offset: number; end_offset: number }) =>
        characters.slice(at.start_offset, at.end_offset).join(''),
      );
    expect(marked.map((name: string) => name.toLowerCase())).toEqual(['caffeine', 'caffeine']);
  });

  test('saves results for their session', async () => {
    const { body } = await client.postJson('/latest/openai/extract_json', { text: TEXT });
    expect(body.saved_as).toMatch(/^extraction_[0-9a-f]{8}\.json$/);
    expect(body.result.organism_or_species).toBe('Camellia sinensis');
    const { body: list } = await client.json('/latest/openai/list_extractions');
    expect(Object.keys(list.extraction_files[0])).toEqual([
      'filename',
      'size_bytes',
      'created_time',
      'timestamp',
      'input_text_preview',
    ]);
    const saved = await client.json(`/latest/openai/get_extraction/${body.saved_as}`);
    expect(Object.keys(saved.body)).toEqual([
      'timestamp',
      'input_text',
      'extracted_json',
      'positions',
    ]);
    expect(saved.body.input_text).toBe(TEXT);
  });

  test.each([
    ['get_extraction/passwd', 400, 'Invalid filename'],
    ['get_extraction/extraction_0.json', 404, 'Extraction result not found: extraction_0.json'],
  ])('answers GET %s with %d', async (path, status, detail) => {
    expect(await client.json(`/latest/openai/${path}`)).toMatchObject({ status, body: { detail } });
  });

  test('requires a text', async () => {
    expect(await client.postJson('/latest/openai/extract_positions', {})).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'text'] }] },
    });
  });

  test('refuses a JSON body over 2 MB, and a body that is not JSON', async () => {
    const path = '/latest/openai/extract_all';
    const text = 'x'.repeat(2 * 1024 * 1024);
    expect((await client.postJson(path, { text })).status).toBe(413);
    const headers = { 'Content-Type': 'application/json' };
    const broken = await client.json(path, { method: 'POST', headers, body: '{"text"' });
    expect(broken).toMatchObject({ status: 422, body: { detail: [{ type: 'json_invalid' }] } });
  });
});

describe('chem', () => {
  test('says how many structures a call takes, and takes no more', async () => {
    const { status, body } = await client.json('/latest/chem/limits');
    expect(status).toBe(200);
    const structures = Array.from({ length: body.max_structures + 1 }, () => ({ smiles: 'C' }));
    for (const call of ['identifiers', 'molfiles']) {
      const path = `/latest/chem/${call}`;
      const { body: taken } = await client.postJson(path, structures.slice(1));
      expect(taken.results).toHaveLength(body.max_structures);
      const refused = await client.postJson(path, structures);
      expect(refused).toMatchObject({ status: 422, body: { detail: [{ type: 'too_long' }] } });
    }
  });

  test('identifies each structure for itself, in order', async () => {
    const structures = [
      { smiles: CAFFEINE },
      { smiles: 'C[N](C)(C)C' },
      {},
      { smiles: 'C'.repeat(501) },
      { smiles: '[2H]OC', molfile: null },
    ];
    const { status, body } = await client.postJson('/v1/chem/identifiers', structures);
    expect(status).toBe(200);
    expect(body.results).toEqual([
      expect.objectContaining({
        inchi_key: 'RYYVLZVUVIJVGH-UHFFFAOYSA-N',
        formula: 'C8H10N4O2',
        exact_mass: 194.0804,
      }),
      {
        error:
          'The structure cannot be read: A nitrogen has four bonds, more than its valence permits',
      },
      { error: 'A SMILES or a molfile must be provided' },
      { error: 'The SMILES has 501 atoms; at most 500 are read' },
      expect.objectContaining({ remarks: ['Labelled with isotopes: 2H.'] }),
    ]);
  });

  test('writes each structure in both versions of the molfile', async () => {
    const structures = [{ smiles: CAFFEINE }, { smiles: 'C1CC(' }];
    const { body } = await client.postJson('/latest/chem/molfiles', structures);
    expect(body.results).toEqual([
      {
        v2000: expect.stringContaining(' 14 15 '),
        v3000: expect.stringContaining('M  V30 COUNTS 14 15'),
        laid_out: true,
      },
      { error: 'The structure cannot be read: it is not a SMILES' },
    ]);
  });

  test.each([
    [{}, [expect.objectContaining({ type: 'list_type' })]],
    [[7], [expect.objectContaining({ loc: ['body', 0] })]],
    [[{ smiles: 7 }], [expect.objectContaining({ loc: ['body', 0, 'smiles'] })]],
  ])('refuses %j', async (structures, detail) => {
    for (const call of ['identifiers', 'molfiles']) {
      const answer = await client.postJson(`/latest/chem/${call}`, structures);
      expect(answer).toMatchObject({ status: 422, body: { detail } });
    }
  });
});
