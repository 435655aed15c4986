import { openBrowserClient, type BrowserClient } from '../../testing/browserClient';
import { request, sampleArticle } from '../../testing/servicesClient';
import { openSocket } from '../../testing/socketClient';
import { startServices, type RunningServices } from '../../testing/startServices';

jest.setTimeout(300_000);

const LIST = '/latest/decimer/list_segments';
const NO_SESSION = { status: 401, body: { error_code: 'NO_SESSION' } };
const NOT_FOUND = { status: 404, body: { error_code: 'SESSION_NOT_FOUND' } };

const create = async (client: BrowserClient): Promise<string> =>
  (await client.request('/session/create', { method: 'POST' })).body.session.session_id;
const remove = (client: BrowserClient, id: string) =>
  client.request(`/session/remove/${id}`, { method: 'DELETE' });

describe('a client that keeps cookies and names no session', () => {
  let services: RunningServices;
  let client: BrowserClient;
  beforeAll(async () => {
    services = await startServices();
  });
  afterAll(() => services.stop());
  beforeEach(() => {
    client = openBrowserClient(services.url);
  });
  afterEach(() => request(`${services.url}/session/reset`, { method: 'POST' }));

  test('can process a whole article', async () => {
    await create(client);
    const pdf_file = sampleArticle();
    const doi = await client.postForm('/latest/decimer/extract_doi', { pdf_file });
    expect(doi).toMatchObject({ status: 200, body: { doi: expect.stringMatching(/^10\./) } });

    const text = await client.postForm('/latest/docling_conversion/extract_text', { pdf_file });
    const found = await client.postJson('/latest/openai/extract_all', { text: text.body.text });
    expect(found.body.positions.length).toBeGreaterThan(0);

    const segments = await client.postForm('/latest/decimer/extract_segments', { pdf_file });
    const { segments_directory: folder, pdf_filename } = segments.body;
    const { files } = (await client.request(`/latest/decimer/list_directory/${folder}`)).body;
    expect(files).toHaveLength(segments.body.segments_count);

    const image = await client.load(`/latest/decimer/get_segment_image/${folder}/${files[0]}`);
    expect(image.headers.get('Content-Type')).toBe('image/png');
    const page = `/latest/decimer/get_highlighted_page/${files[0]}?pdf_filename=${pdf_filename}`;
    expect((await client.load(page)).status).toBe(200);

    const read = await client.postForm('/latest/ocsr/generate_both', {
      image_path: `${folder}/${files[0]}`,
      engine: 'molnextr',
    });
    expect(read.status).toBe(200);
    const { smiles } = read.body;
    const drawn = await client.postJson('/latest/depiction/generate', { smiles });
    expect(drawn.body).toContain('<svg');
    const compared = await client.postJson('/latest/similarity/compare_smiles', {
      smiles_list: [smiles, smiles],
      engine_names: ['decimer', 'molnextr'],
    });
    expect(compared.body).toMatchObject({ identical: true });
  });

  test('gets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await client.request('/session/create', { method: 'POST' });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^marcus_session_id=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  test('gets a Secure cookie over an encrypted connection', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    const answer = await client.request('/session/create', { method: 'POST', headers });
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  });

  test('loses its cookie when its session is removed', async () => {
    const id = await create(client);
    expect(await client.request(LIST)).toMatchObject({ status: 200 });
    await remove(client, id);
    expect(await client.cookieHeader()).toBe('');
    expect(await client.request(LIST)).toMatchObject(NO_SESSION);
  });

  test('keeps a later tab’s cookie when an earlier tab is closed', async () => {
    const earlier = await create(client);
    const later = await create(client);
    await remove(client, earlier);
    const { status, headers } = await client.request(LIST);
    expect(status).toBe(200);
    expect(headers.get('X-Session-ID')).toBe(later);
  });

  test('is refused with the cookie of an ended session until it creates another', async () => {
    const id = await create(client);
    await request(`${services.url}/session/remove/${id}`, { method: 'DELETE' });
    expect(await client.request(LIST)).toMatchObject(NOT_FOUND);
    await create(client);
    expect(await client.request(LIST)).toMatchObject({ status: 200 });
  });

  test('is refused with the cookie of a waiting session, and told its position', async () => {
    for (let seat = 0; seat < 3; seat += 1) {
      await request(`${services.url}/session/create`, { method: 'POST' });
    }
    await create(client);
    expect(await client.request(LIST)).toMatchObject({
      status: 403,
      body: { error_code: 'SESSION_NOT_ACTIVE', queue_position: 1 },
    });
  });

  test('is identified by the header when it sends both', async () => {
    const named = await create(client);
    await create(client);
    const { headers } = await client.request(LIST, { headers: { 'X-Session-ID': named } });
    expect(headers.get('X-Session-ID')).toBe(named);
  });

  test('is refused when it names a wrong id, whatever its cookie says', async () => {
    await create(client);
    const headers = { 'X-Session-ID': 'unknown' };
    expect(await client.request(LIST, { headers })).toMatchObject(NOT_FOUND);
  });

  test('sends heartbeats on the live channel with the cookie alongside the id in the address', async () => {
    const id = await create(client);
    const Cookie = await client.cookieHeader();
    const channel = await openSocket(`${services.wsUrl}/session/ws/${id}`, { Cookie });
    channel.send({ type: 'heartbeat' });
    const { session_status } = await channel.next(({ type }) => type === 'status_update');
    expect(session_status).toMatchObject({ session_id: id });
  });

  test('does not let a page of another origin change anything with its cookie', async () => {
    await create(client);
    const headers = { Origin: 'https://evil.example' };
    const path = '/latest/depiction/visualize';
    expect(await client.request(path, { method: 'POST', headers })).toMatchObject({ status: 403 });
  });
});

test('MARCUS_SESSION_GATE=strict sets no cookie: every call must name its session', async () => {
  const services = await startServices({ MARCUS_SESSION_GATE: 'strict' });
  try {
    const client = openBrowserClient(services.url);
    const id = await create(client);
    expect(await client.cookieHeader()).toBe('');
    expect(await client.request(LIST)).toMatchObject(NO_SESSION);
    const headers = { 'X-Session-ID': id };
    expect(await client.request(LIST, { headers })).toMatchObject({ status: 200 });
  } finally {
    await services.stop();
  }
});
