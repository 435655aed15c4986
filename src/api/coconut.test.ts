/** @jest-environment node */
import { coconutApi } from './coconut';
import { offerCredentials } from './coconutCredentials';
import { makeFakeApi } from './testing/fakeApi';

const { logInToCoconut, submitToCoconut, searchCoconut } = coconutApi.endpoints;

const api = makeFakeApi();
afterEach(() => {
  api.reset();
  api.platform.secrets.setCoconutToken(undefined);
});

const offer = (email = 'curator@example.org', password = 'pass-word') =>
  offerCredentials(api.platform.secrets, { email, password });

test('logs in, and neither password nor token reaches an action or the state', async () => {
  api.answer('POST', '/auth/login', {
    access_token: '12|token',
    token_type: 'Bearer',
    user: { email: 'curator@example.org' },
  });
  offer();
  expect(await api.call(logInToCoconut, undefined)).toEqual({ email: 'curator@example.org' });
  expect(api.lastJson()).toEqual({ email: 'curator@example.org', password: 'pass-word' });
  expect(api.platform.secrets.coconutToken()).toBe('12|token');
  expect(JSON.stringify([api.actions, api.store.getState()])).not.toMatch(/pass-word|12\|token/);
});

test('credentials serve for one login', async () => {
  api.answer('POST', '/auth/login', { access_token: 't' });
  offer();
  expect(await api.call(logInToCoconut, undefined)).toEqual({});
  expect(await api.failure(logInToCoconut, undefined)).toMatchObject({
    message: 'Email and password are required',
  });
});

test.each([
  [{ message: 'Invalid login details' }, 401, 'Invalid login details'],
  [{}, 401, 'Authentication failed'],
  [{ token: 'x' }, 200, 'Authentication failed: Invalid response format'],
  [{ access_token: '' }, 200, 'Authentication failed: Invalid response format'],
])('a login answered with %j and status %d fails with: %s', async (body, status, message) => {
  api.answer('POST', '/auth/login', body, { status });
  offer();
  expect(await api.failure(logInToCoconut, undefined)).toMatchObject({ message });
  expect(api.platform.secrets.coconutToken()).toBeUndefined();
});

const submission = {
  title: 'MARCUS_Submission Sharma 2021',
  evidence: 'Purine alkaloids',
  comment: '',
  smiles: 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C',
  name: 'caffeine',
  referenceId: '10.5555/abc',
  link: '',
  structuralComments: 'Class: xanthine alkaloid',
  organisms: [
    {
      name: 'Camellia sinensis',
      parts: ['leaves'],
      location: 'Munnar',
      ecosystems: ['plantation'],
    },
    { name: 'Coffea arabica', parts: [], location: '', ecosystems: [] },
  ],
};

test('submits in the form of the contract, with the token', async () => {
  api.platform.secrets.setCoconutToken('12|token');
  api.answer('POST', '/reports/mutate', { created: [1201], updated: [] });
  expect(await api.call(submitToCoconut, submission)).toBeNull();
  expect(api.lastRequest()?.headers.get('Authorization')).toBe('Bearer 12|token');
  expect(api.lastJson()).toEqual({
    mutate: [
      {
        operation: 'create',
        attributes: {
          title: 'MARCUS_Submission Sharma 2021',
          evidence: 'Purine alkaloids',
          comment: '',
          suggested_changes: {
            new_molecule_data: {
              canonical_smiles: 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C',
              reference_id: '10.5555/abc',
              name: 'caffeine',
              link: '',
              structural_comments: 'Class: xanthine alkaloid',
              references: [
                {
                  doi: '10.5555/abc',
                  organisms: [
                    {
                      name: 'Camellia sinensis',
                      parts: ['leaves'],
                      locations: [{ name: 'Munnar', ecosystems: ['plantation'] }],
                    },
                    { name: 'Coffea arabica', parts: [], locations: [] },
                  ],
                },
              ],
            },
          },
        },
        relations: [],
      },
    ],
  });
});

test('submits nothing without a token', async () => {
  const before = api.server.requests.length;
  expect(await api.failure(submitToCoconut, submission)).toMatchObject({
    message: 'Authentication required. Please log in.',
  });
  expect(api.server.requests).toHaveLength(before);
});

test.each([
  [{ message: 'The title field is required.' }, 'The title field is required.'],
  [{}, 'Submission failed'],
])('a submission refused with %j fails with: %s', async (body, message) => {
  api.platform.secrets.setCoconutToken('t');
  api.answer('POST', '/reports/mutate', body, { status: 422 });
  expect(await api.failure(submitToCoconut, submission)).toMatchObject({ message });
});

const two = [{ identifier: 'CNP1' }, { identifier: 'CNP1' }, { identifier: 'CNP2' }];

test.each([
  ['a page in data', { data: { data: two, current_page: 1 } }, 2],
  ['a page that knows of more', { data: { data: two, total: 57 } }, 57],
  ['a list in data', { data: two }, 2],
  ['a list in results', { results: two }, 2],
  ['the list itself', two, 2],
  ['numbers as ids', [{ id: 1 }, { id: 2, identifier: 'x' }, { coconut_id: 'y' }], 3],
  ['no match', { data: [] }, 0],
])('counts the molecules of %s', async (_name, body, count) => {
  api.answer('POST', '/search', body);
  expect(await api.call(searchCoconut, { doi: 'https://doi.org/10.5555/abc' })).toEqual({ count });
  expect(api.lastJson()).toEqual({
    type: 'tags',
    tagType: 'citations',
    query: '10.5555/abc',
    limit: 20,
    sort: 'desc',
    page: 1,
    offset: 0,
  });
});

test('asks again without the sort order where that is refused', async () => {
  api.server.on('POST', '/search', ({ body }) =>
    String(body).includes('sort')
      ? Response.json({ message: 'Invalid', errors: { sort: ['no'] } }, { status: 400 })
      : Response.json({ data: { data: two } }),
  );
  expect(await api.call(searchCoconut, { doi: '10.5555/abc' })).toEqual({ count: 2 });
  expect(api.lastJson()).not.toHaveProperty('sort');
});

test('a failed search says its status', async () => {
  api.server.on('POST', '/search', () => new Response('', { status: 500, statusText: 'Oh no' }));
  expect(await api.failure(searchCoconut, { doi: '10.5555/abc' })).toMatchObject({
    kind: 'http',
    message: 'COCONUT API request failed: 500 Oh no',
  });
});
