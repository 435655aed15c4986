import { request } from '../testing/servicesClient';
import { startServices, type RunningServices } from '../testing/startServices';
import { KNOWN_COMPOUNDS, SAMPLE_DOI } from './compoundTable';

jest.setTimeout(120_000);

let services: RunningServices;
let base: string;
beforeAll(async () => {
  services = await startServices();
  base = `${services.url}/stand-ins`;
});
afterAll(() => services.stop());

const post = (path: string, body: unknown, headers = {}) =>
  request(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('PubChem', () => {
  const cids = (smiles: string) =>
    request(`${base}/pubchem/compound/smiles/cids/JSON?smiles=${encodeURIComponent(smiles)}`);

  test.each(KNOWN_COMPOUNDS.map(({ name, smiles, cid }) => [name, smiles, cid] as const))(
    'knows %s',
    async (_name, smiles, cid) => {
      expect((await cids(smiles)).body).toEqual({ IdentifierList: { CID: [cid] } });
    },
  );

  test('finds a structure written in another way, also by POST', async () => {
    const body = new URLSearchParams({ smiles: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C' });
    const path = `${base}/pubchem/compound/smiles/cids/JSON`;
    expect((await request(path, { method: 'POST', body })).body).toEqual({
      IdentifierList: { CID: [2519] },
    });
  });

  test('answers CID 0 to a good structure it does not hold', async () => {
    expect((await cids('CCO')).body).toEqual({ IdentifierList: { CID: [0] } });
  });

  test('answers a fault to what is no structure', async () => {
    expect(await cids('C1CC(')).toMatchObject({
      status: 400,
      body: { Fault: { Code: 'PUGREST.BadRequest', Message: expect.any(String) } },
    });
  });

  test('answers the record of a compound', async () => {
    const { body } = await request(`${base}/pubchem/compound/cid/2519/JSON`);
    expect(body).toEqual({
      PC_Compounds: [
        {
          id: { id: { cid: 2519 } },
          props: [
            {
              urn: { label: 'IUPAC Name', name: 'Preferred' },
              value: { sval: '1,3,7-trimethylpurine-2,6-dione' },
            },
            { urn: { label: 'Molecular Formula' }, value: { sval: 'C8H10N4O2' } },
            { urn: { label: 'Molecular Weight' }, value: { sval: '194.19' } },
          ],
        },
      ],
    });
  });

  test('queues the old similarity search behind a list key', async () => {
    const smiles = encodeURIComponent('CC1CCC2C(C(=O)OC3C24C1CCC(O3)(OO4)C)C');
    const path = `${base}/pubchem/compound/similarity/smiles/cids/JSON?smiles=${smiles}`;
    const { status, body } = await request(path);
    expect(status).toBe(202);
    const list = `${base}/pubchem/compound/listkey/${body.Waiting.ListKey}/cids/JSON`;
    expect((await request(list)).body).toEqual({ IdentifierList: { CID: [68827] } });
  });
});

describe('publications', () => {
  test('Crossref knows the sample article, with its DOI encoded or not', async () => {
    for (const doi of [SAMPLE_DOI, encodeURIComponent(SAMPLE_DOI)]) {
      const { body } = await request(`${base}/crossref/works/${doi}`);
      expect(body).toMatchObject({ status: 'ok', message: { DOI: SAMPLE_DOI } });
    }
  });

  test('Crossref answers an unknown DOI with plain text', async () => {
    expect(await request(`${base}/crossref/works/10.5555%2Fnone`)).toMatchObject({
      status: 404,
      body: 'Resource not found.',
    });
  });

  test('DataCite knows a data set and answers errors as JSON:API', async () => {
    const { body } = await request(`${base}/datacite/dois/10.5555%2Fmarcus.dataset.0001`);
    expect(body.data.attributes.titles).toEqual([{ title: expect.any(String) }]);
    expect(await request(`${base}/datacite/dois/10.5555%2Fnone`)).toMatchObject({
      status: 404,
      body: { errors: [{ status: '404' }] },
    });
  });
});

describe('COCONUT', () => {
  const login = async () =>
    (await post('/coconut/auth/login', { email: 'curator@example.org', password: 'coconut' })).body;
  const search = { type: 'tags', tagType: 'citations', query: SAMPLE_DOI, limit: 20, page: 1 };

  test.each([
    ['curator@example.org', 'wrong', 401, 'Invalid login details'],
    ['unverified@example.org', 'coconut', 403, expect.stringMatching(/not yet verified/)],
  ])('refuses the login of %s with %s', async (email, password, status, message) => {
    expect(await post('/coconut/auth/login', { email, password })).toMatchObject({
      status,
      body: { message },
    });
  });

  test('logs in and out', async () => {
    const { access_token: token, token_type: type } = await login();
    expect(type).toBe('Bearer');
    const headers = { Authorization: `Bearer ${token}` };
    const logout = () => request(`${base}/coconut/auth/logout`, { headers });
    expect((await logout()).body).toEqual({ logout: 'Successful' });
    expect((await logout()).status).toBe(401);
  });

  const report = (molecule: object) => ({
    mutate: [
      {
        operation: 'create',
        attributes: { title: 'T', suggested_changes: { new_molecule_data: molecule } },
        relations: [],
      },
    ],
  });

  test('takes a report of a logged-in curator', async () => {
    const { access_token: token } = await login();
    const molecule = { canonical_smiles: 'C', references: [{ doi: SAMPLE_DOI, organisms: [] }] };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await post('/coconut/reports/mutate', report(molecule), headers)).body).toEqual({
      created: [expect.any(Number)],
      updated: [],
    });
    expect((await post('/coconut/reports/mutate', report(molecule))).status).toBe(401);
  });

  test('names what a report lacks', async () => {
    const { access_token: token } = await login();
    const headers = { Authorization: `Bearer ${token}` };
    const molecule = { references: [{}] };
    const { status, body } = await post('/coconut/reports/mutate', report(molecule), headers);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([
      'mutate.0.attributes.suggested_changes.new_molecule_data.canonical_smiles',
      'mutate.0.attributes.suggested_changes.new_molecule_data.references.0.doi',
    ]);
  });

  test('refuses the sort order that the server gave up', async () => {
    expect(await post('/coconut/search', { ...search, sort: 'desc' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid input parameters', errors: { sort: [expect.any(String)] } },
    });
  });

  test('answers citations as a page, and nothing as an empty list', async () => {
    const { body } = await post('/coconut/search', search);
    expect(body.data).toMatchObject({ current_page: 1, per_page: 20, total: 2 });
    expect(Object.keys(body.data.data[0])).toEqual(['identifier', 'name', 'canonical_smiles']);
    const none = await post('/coconut/search', { ...search, query: '10.5555/none' });
    expect(none.body).toEqual({ data: [] });
  });

  test('searches by exact structure', async () => {
    const exact = { type: 'exact', query: 'Oc1cc(O)c2c(c1)oc(-c1ccc(O)c(O)c1)c(O)c2=O' };
    const { body } = await post('/coconut/search', exact);
    expect(body.data.data.map(({ name }: { name: string }) => name)).toEqual(['quercetin']);
  });
});
