import { createHash } from 'node:crypto';
import { SAMPLE_DOI } from './compoundTable';
import { openStandInServer, type StandInServer } from './testing/openStandInServer';

const MINUTE_MS = 60_000;

let server: StandInServer;
beforeEach(async () => {
  server = await openStandInServer();
});
afterEach(() => server.close());

const login = (email = 'curator@example.org', password = 'coconut') =>
  server.post('/coconut/auth/login', { email, password });

async function bearer(): Promise<Record<string, string>> {
  const { body } = await login();
  return { Authorization: `Bearer ${body.access_token}` };
}

const molecule = {
  canonical_smiles: 'C',
  name: 'methane',
  link: '',
  references: [
    {
      doi: SAMPLE_DOI,
      organisms: [
        {
          name: 'Camellia sinensis',
          parts: ['leaves'],
          locations: [{ name: 'Munnar', ecosystems: ['plantation'] }],
        },
      ],
    },
  ],
};

const reportOf = (attributes: object) => ({
  mutate: [{ operation: 'create', attributes, relations: [] }],
});
const report = (changes: object = molecule, title = 'A title') =>
  reportOf({ title, suggested_changes: { new_molecule_data: changes } });

describe('logging in', () => {
  test.each([
    ['curator@example.org', 'wrong', 401, 'Invalid login details'],
    ['', 'coconut', 401, 'Invalid login details'],
    ['unverified@example.org', 'coconut', 403, expect.stringMatching(/not yet verified/)],
  ])('is refused to %j with the password %s', async (email, password, status, message) => {
    expect(await login(email, password)).toMatchObject({ status, body: { message } });
  });

  test('returns a token, which logging out revokes', async () => {
    const { body } = await login();
    expect(body).toEqual({
      access_token: expect.stringMatching(/^1\|\w+$/),
      token_type: 'Bearer',
    });
    const headers = { Authorization: `Bearer ${body.access_token}` };
    expect((await server.get('/coconut/auth/logout', headers)).body).toEqual({
      logout: 'Successful',
    });
    expect((await server.get('/coconut/auth/logout', headers)).status).toBe(401);
    expect((await server.post('/coconut/reports/mutate', report(), headers)).status).toBe(401);
  });

  test('is refused for a while after five wrong passwords, to that address only', async () => {
    for (let tried = 0; tried < 5; tried += 1) await login('curator@example.org', 'wrong');
    server.wait(20_000);
    const refused = await login('Curator@example.org');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many login attempts. Please try again in 40 seconds.' },
    });
    expect(refused.headers.get('Retry-After')).toBe('40');
    expect((await login('other@example.org')).status).toBe(200);
    server.wait(40_000);
    expect((await login()).status).toBe(200);
  });

  test('ends when all tokens are revoked', async () => {
    const headers = await bearer();
    expect(server.revokeTokens()).toBe(1);
    expect(await server.post('/coconut/reports/mutate', report(), headers)).toMatchObject({
      status: 401,
      body: { message: 'Unauthenticated.' },
    });
  });
});

describe('reports', () => {
  const inMolecule = 'mutate.0.attributes.suggested_changes.new_molecule_data';

  test('are accepted from users who are logged in', async () => {
    const headers = await bearer();
    expect((await server.post('/coconut/reports/mutate', report(), headers)).body).toEqual({
      created: [1201],
      updated: [],
    });
    expect((await server.post('/coconut/reports/mutate', report())).status).toBe(401);
  });

  test.each([
    [
      report({ references: [{}] }),
      [`${inMolecule}.canonical_smiles`, `${inMolecule}.references.0.doi`],
      `The ${inMolecule}.canonical_smiles field is required. (and 1 more error)`,
    ],
    [
      report(molecule, ' '),
      ['mutate.0.attributes.title'],
      'The mutate.0.attributes.title field is required.',
    ],
    [
      report({ canonical_smiles: 'C' }),
      [`${inMolecule}.references`],
      `The ${inMolecule}.references field is required.`,
    ],
    [{}, ['mutate'], 'The mutate field is required.'],
    [[], ['mutate'], 'The mutate field is required.'],
    [
      { mutate: Array(21).fill(report().mutate[0]) },
      ['mutate'],
      'The mutate field must not have more than 20 items.',
    ],
  ])('are answered with what they lack: %j', async (body, fields, message) => {
    const answer = await server.post('/coconut/reports/mutate', body, await bearer());
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(fields);
    expect(answer.body.message).toBe(message);
  });

  test('are refused beyond 60 requests a minute, to that user only', async () => {
    const headers = await bearer();
    for (let sent = 0; sent < 60; sent += 1) {
      const { status } = await server.post('/coconut/reports/mutate', {}, headers);
      expect(status).toBe(422);
    }
    const refused = await server.post('/coconut/reports/mutate', {}, headers);
    expect(refused).toMatchObject({ status: 429, body: { message: 'Too Many Attempts.' } });
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect((await login()).status).toBe(200);
    server.wait(MINUTE_MS);
    expect((await server.post('/coconut/reports/mutate', report(), headers)).status).toBe(200);
  });
});

describe('the list of submissions', () => {
  const LIST = '/coconut/submissions';
  const asPage = () => server.get(LIST, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

  test('contains what was accepted, newest first', async () => {
    const headers = await bearer();
    await server.post('/coconut/reports/mutate', report(), headers);
    server.wait(1000);
    await server.post('/coconut/reports/mutate', report(molecule, 'Another'), headers);
    await server.post('/coconut/reports/mutate', report({}), headers);
    const { body } = await server.get(LIST, { Accept: 'application/json' });
    expect(body.submissions).toMatchObject([
      { id: 1202, receivedAt: '2026-11-22T10:00:01.000Z', title: 'Another' },
      {
        id: 1201,
        receivedAt: '2026-11-22T10:00:00.000Z',
        title: 'A title',
        name: 'methane',
        smiles: 'C',
        dois: [SAMPLE_DOI],
        organisms: molecule.references[0]?.organisms,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('curator');
  });

  test('keeps the latest 200, each cut to a readable size', async () => {
    const headers = await bearer();
    const long = {
      ...molecule,
      name: 'x'.repeat(50_000),
      references: Array(50).fill({ doi: 'd' }),
    };
    const mutate = Array(20).fill(report(long).mutate[0]);
    for (let sent = 0; sent < 11; sent += 1) {
      expect((await server.post('/coconut/reports/mutate', { mutate }, headers)).status).toBe(200);
    }
    const { submissions } = (await server.get(LIST)).body;
    expect(submissions).toHaveLength(200);
    expect(submissions[0].id).toBe(1200 + 11 * 20);
    expect(submissions[0].name).toHaveLength(1001);
    expect(submissions[0].dois).toHaveLength(5);
  });

  test('is a page in browsers, which says where nothing went', async () => {
    const empty = await asPage();
    expect(empty.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(empty.body).toContain('Nothing listed here has reached COCONUT.');
    expect(empty.body).toContain('Nothing has been submitted yet.');
    await server.post('/coconut/reports/mutate', report(), await bearer());
    const { body } = await asPage();
    expect(body).toContain('1 submission,');
    for (const text of ['methane', SAMPLE_DOI, 'Camellia sinensis', 'leaves, Munnar, plantation']) {
      expect(body).toContain(text);
    }
  });

  test('shows mark-up as text, and allows only its own style', async () => {
    const hostile = `<img src=x onerror="alert('1')">`;
    const changes = {
      canonical_smiles: hostile,
      name: hostile,
      references: [{ doi: hostile, organisms: [{ name: hostile, parts: [hostile] }] }],
    };
    const sent = await server.post(
      '/coconut/reports/mutate',
      report(changes, hostile),
      await bearer(),
    );
    expect(sent.status).toBe(200);
    const { headers, body } = await asPage();
    expect(body).not.toContain('<img');
    expect(body.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')).toHaveLength(7);
    const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; ` +
        `frame-ancestors 'none'`,
    );
  });
});

describe('the search', () => {
  const citations = { type: 'tags', tagType: 'citations', query: SAMPLE_DOI, limit: 20, page: 1 };
  const search = (body: object) => server.post('/coconut/search', body);

  test('refuses the sort order that the server no longer accepts', async () => {
    expect(await search({ ...citations, sort: 'desc' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid input parameters', errors: { sort: [expect.any(String)] } },
    });
  });

  test('returns citations as a page, and an empty list if there are none', async () => {
    const { body } = await search(citations);
    expect(body.data).toMatchObject({ current_page: 1, per_page: 20, total: 2 });
    expect(Object.keys(body.data.data[0])).toEqual(['identifier', 'name', 'canonical_smiles']);
    expect((await search({ ...citations, query: '10.5555/none' })).body).toEqual({ data: [] });
  });

  test('finds an exact structure', async () => {
    const query = 'Oc1cc(O)c2c(c1)oc(-c1ccc(O)c(O)c1)c(O)c2=O';
    const { body } = await search({ type: 'exact', query });
    expect(body.data.data.map(({ name }: { name: string }) => name)).toEqual(['quercetin']);
  });

  test.each([
    ['a key', 'BLUAFEHZUWYNDE-NNWCWBAJSA-N'],
    ['the first block of a key', 'BLUAFEHZUWYNDE'],
  ])('finds a compound by %s', async (_what, query) => {
    const { body } = await search({ type: 'inchikey', query, limit: 1, page: 1 });
    expect(body.data.data).toMatchObject([{ identifier: 'CNP0900001.1', name: 'artemisinin' }]);
  });

  test('has nothing by the key of a stereoisomer that it lacks', async () => {
    const query = 'BLUAFEHZUWYNDE-UHFFFAOYSA-N';
    expect((await search({ type: 'inchikey', query })).body).toEqual({ data: [] });
  });
});
