import { request } from '../testing/servicesClient';
import { startServices, type RunningServices } from '../testing/startServices';

jest.setTimeout(120_000);

/** The stand-ins as mounted by the services; the answers of each are tested next to its code. */
let services: RunningServices;
beforeAll(async () => {
  services = await startServices({ MARCUS_FAULTS: '1', MARCUS_RATE_LIMITS: 'off' });
});
afterAll(() => services.stop());

const post = (path: string, body: object, headers = {}) =>
  request(services.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const numbers = () =>
  request(`${services.url}/stand-ins/pubchem/compound/smiles/cids/JSON`, {
    method: 'POST',
    body: new URLSearchParams({ smiles: 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C' }),
  });

test('get chemistry from the workers, without a session', async () => {
  expect((await numbers()).body).toEqual({ IdentifierList: { CID: [2519] } });
});

test('refuse nobody if the services have no limits', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect((await numbers()).status).toBe(200);
});

test('can have their tokens revoked through the switchboard', async () => {
  const credentials = { email: 'curator@example.org', password: 'coconut' };
  const { body } = await post('/stand-ins/coconut/auth/login', credentials);
  expect((await post('/faults', { kind: 'revoke_tokens' })).body).toEqual({
    success: true,
    affected: 1,
  });
  const headers = { Authorization: `Bearer ${body.access_token}` };
  expect((await post('/stand-ins/coconut/reports/mutate', {}, headers)).status).toBe(401);
});

test('can be made to queue searches through the switchboard, until it is reset', async () => {
  await post('/faults', { kind: 'queue_searches', count: 0 });
  expect((await numbers()).status).toBe(202);
  expect((await numbers()).status).toBe(202);
  await request(`${services.url}/faults`, { method: 'DELETE' });
  expect((await numbers()).status).toBe(200);
});

test.each([-1, 1.5])('cannot be told to queue %d searches', async (count) => {
  expect((await post('/faults', { kind: 'queue_searches', count })).status).toBe(422);
});

test('list submissions on a page with its own policy', async () => {
  const address = `${services.url}/stand-ins/coconut/submissions`;
  const { headers } = await request(address, { headers: { Accept: 'text/html' } });
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
