/** @jest-environment node */
import { coconutApi } from './coconut';
import { offerCredentials } from './coconutCredentials';
import { refuseConnection } from '@/testing/fakes/fakeFetch';
import { makeFakeApi } from './testing/fakeApi';

const { logInToCoconut, logOutOfCoconut, submitToCoconut, searchCoconut } = coconutApi.endpoints;

const api = makeFakeApi();
afterEach(() => {
  api.reset();
  api.platform.secrets.setCoconutToken(undefined);
});

const offer = (email = 'curator@example.org', password = 'pass-word') =>
  offerCredentials(api.platform.secrets, { email, password });

/** Everything that a trace would contain. */
const told = () => JSON.stringify([api.actions, api.store.getState()]);

test('logs in, and neither password nor token nor address reaches an action or the state', async () => {
  api.answer('POST', '/auth/login', {
    access_token: '12|token',
    token_type: 'Bearer',
    user: { id: 77, email: 'curator@example.org' },
  });
  offer();
  expect(await api.call(logInToCoconut, undefined)).toEqual({ email: 'cu…@example.org' });
  expect(api.lastJson()).toEqual({ email: 'curator@example.org', password: 'pass-word' });
  expect(api.platform.secrets.coconutToken()).toBe('12|token');
  expect(told()).not.toMatch(/pass-word|12\|token|curator/);
});

test('credentials can be used for one login', async () => {
  api.answer('POST', '/auth/login', { access_token: 't' });
  offer();
  expect(await api.call(logInToCoconut, undefined)).toEqual({ email: 'cu…@example.org' });
  expect(await api.failure(logInToCoconut, undefined)).toMatchObject({
    message: 'Email and password are required',
  });
});

test('a cancelled login logs nobody in', async () => {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const answered = new Response(body.readable);
  api.server.on('POST', '/auth/login', () => answered);
  offer();
  const handle = api.start(logInToCoconut, undefined);
  const outcome = handle.unwrap().catch(() => 'given up');
  await new Promise(setImmediate);
  handle.abort();
  expect(await outcome).toBe('given up');
  // reading still has to come to an end
  const writer = body.writable.getWriter();
  await writer.write(new TextEncoder().encode('{"access_token":"late"}'));
  await writer.close();
  await new Promise(setImmediate);
  expect(api.platform.secrets.coconutToken()).toBeUndefined();
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

const NOT_VERIFIED = 'Account is not yet verified. Please verify your email address.';
const TOO_MANY = 'Too many login attempts. Please try again in 42 seconds.';

test.each([
  [403, {}, NOT_VERIFIED, {}],
  [429, { 'Retry-After': '42' }, TOO_MANY, { retryAfterS: 42 }],
])("a login refused with %d keeps the server's message", async (status, headers, message, more) => {
  api.answer('POST', '/auth/login', { message }, { status, headers });
  offer();
  expect(await api.failure(logInToCoconut, undefined)).toEqual({
    kind: 'http',
    status,
    message,
    ...more,
  });
});

test('masks an address that the server repeats in its error message', async () => {
  const email = 'somebody.else@example.org';
  const body = {
    message: `No account for ${email}.`,
    errors: { [email]: [`${email} is unknown`] },
  };
  api.answer('POST', '/auth/login', body, { status: 422 });
  offer(email);
  expect(await api.failure(logInToCoconut, undefined)).toMatchObject({
    status: 422,
    message: 'No account for so…@example.org.',
  });
  expect(told()).not.toContain('somebody');
});

test('logs out with the token, which is revoked and forgotten', async () => {
  api.platform.secrets.setCoconutToken('12|token');
  api.answer('GET', '/auth/logout', { logout: 'Successful' });
  expect(await api.call(logOutOfCoconut, undefined)).toBeNull();
  expect(api.lastRequest()?.headers.get('Authorization')).toBe('Bearer 12|token');
  expect(api.platform.secrets.coconutToken()).toBeUndefined();
});

test.each([
  ['refused', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
  ['answered with a page', () => new Response('<html></html>', { status: 503 })],
  ['not answered', refuseConnection],
])('a log-out that is %s still forgets the token', async (_name, handler) => {
  api.platform.secrets.setCoconutToken('t');
  api.server.on('GET', '/auth/logout', handler);
  expect(await api.call(logOutOfCoconut, undefined)).toBeNull();
  expect(api.platform.secrets.coconutToken()).toBeUndefined();
});

test('a log-out without a login sends no request', async () => {
  const before = api.server.requests.length;
  expect(await api.call(logOutOfCoconut, undefined)).toBeNull();
  expect(api.server.requests).toHaveLength(before);
});

test('an invalid token is recognised by the status', async () => {
  api.platform.secrets.setCoconutToken('revoked');
  api.answer('POST', '/reports/mutate', { message: 'Unauthenticated.' }, { status: 401 });
  expect(await api.failure(submitToCoconut, submission)).toMatchObject({
    kind: 'http',
    status: 401,
    message: 'Unauthenticated.',
  });
});

test('a submission reports which fields the server rejects', async () => {
  api.platform.secrets.setCoconutToken('t');
  const errors = { 'mutate.0.attributes.title': ['The title field is required.'] };
  const message = 'The title field is required.';
  api.answer('POST', '/reports/mutate', { message, errors }, { status: 422 });
  expect(await api.failure(submitToCoconut, submission)).toMatchObject({
    status: 422,
    fieldErrors: errors,
  });
});

const submission = {
  title: 'MARCUS_Submission Sharma 2021',
  evidence: 'Purine alkaloids',
  comment: '',
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
  structureData: { smiles: 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C', engine: 'molnextr', svgImage: '<svg/>' },
  documentInfo: { pdfFilename: 'paper.pdf', pdfId: '1700000000000' },
};

test('submits in the format of the contract, with the token', async () => {
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

test('repeats the request without the sort order if that is refused', async () => {
  api.server.on('POST', '/search', ({ body }) =>
    String(body).includes('sort')
      ? Response.json({ message: 'Invalid', errors: { sort: ['no'] } }, { status: 400 })
      : Response.json({ data: { data: two } }),
  );
  expect(await api.call(searchCoconut, { doi: '10.5555/abc' })).toEqual({ count: 2 });
  expect(api.lastJson()).not.toHaveProperty('sort');
});

test('a failed search reports its status', async () => {
  api.server.on('POST', '/search', () => new Response('', { status: 500, statusText: 'Oh no' }));
  expect(await api.failure(searchCoconut, { doi: '10.5555/abc' })).toMatchObject({
    kind: 'http',
    message: 'COCONUT API request failed: 500 Oh no',
  });
});
