import * as v from 'valibot';
import { servicesWithoutHost } from '../testing/servicesWithoutHost';
import type { Services, ServicesOptions } from './app';
import { readConfig } from './config';
import type { Form } from './http/form';
import type { HostBindings } from './http/hostBindings';
import { SESSION } from './sessions/sessionOperations';
import type { TaskRunner } from './tasks/taskRunner';

/** A host without a server, files or workers: requests are made and answered in-process. */
const bindings = (form: Form = { fields: {}, files: {} }): HostBindings => ({
  peer: '127.0.0.1',
  prefix: '/api',
  readForm: async () => form,
  cutConnection: () => undefined,
});

const asked: string[] = [];
const signals: AbortSignal[] = [];
const requests: unknown[] = [];
let answerTask: (name: string) => Promise<unknown>;

function openServices(
  env: Readonly<Record<string, string>> = {},
  observer?: ServicesOptions['observer'],
): Services {
  const run: TaskRunner['run'] = (name, _input, options) => {
    // Task results are the engine's concern; here they are whatever the test wants.
    asked.push(name);
    requests.push(options.requestId);
    if (options.signal) signals.push(options.signal);
    return answerTask(name) as never;
  };
  return servicesWithoutHost(readConfig(env), run, observer);
}

let services: Services;
let sessionId: string;

async function ask(path: string, init: RequestInit = {}, form?: Form): Promise<Response> {
  const headers = new Headers(init.headers);
  if (sessionId !== '') headers.set('X-Session-ID', sessionId);
  return services.fetch(
    new Request(`http://localhost${path}`, { ...init, headers }),
    bindings(form),
  );
}

async function enterSession(): Promise<void> {
  sessionId = '';
  const created = await ask('/session/create', { method: 'POST' });
  const { session } = v.parse(SESSION.create.answer.json, await created.json());
  sessionId = session.session_id;
}

beforeEach(async () => {
  answerTask = async () => ({});
  asked.length = 0;
  signals.length = 0;
  requests.length = 0;
  services = openServices();
  await enterSession();
});
afterEach(() => services.close());

test('requests are answered without a server', async () => {
  const answer = await ask('/health');
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual({ status: 'OK' });
});

test('the tasks of a request that is observed are told its id', async () => {
  await services.close();
  services = openServices({}, () => undefined);
  await enterSession();
  const bytes = new TextEncoder().encode('%PDF-1.7');
  const pdf_file = { filename: 'a.pdf', mimeType: 'application/pdf', bytes };
  const headers = { 'X-Request-ID': 'request-1' };
  const form = { fields: {}, files: { pdf_file } };
  await ask('/latest/decimer/extract_doi', { method: 'POST', headers }, form);
  expect(requests).toEqual(['request-1']);
});

test('uploads are parsed by the host’s form reader', async () => {
  answerTask = async () => ({ doi: '10.5555/x' });
  const bytes = new TextEncoder().encode('%PDF-1.7');
  const pdf_file = { filename: 'a.pdf', mimeType: 'application/pdf', bytes };
  const form = { fields: {}, files: { pdf_file } };
  const answer = await ask('/latest/decimer/extract_doi', { method: 'POST' }, form);
  expect(await answer.json()).toEqual({ doi: '10.5555/x' });
  expect(asked).toEqual(['documents.findDoi']);
});

test.each([
  ['/health', 'GET'],
  ['/latest/docs', 'GET'],
  ['/latest/ocsr/engines', 'GET'],
  ['/latest/decimer/extract_doi', 'POST'],
  ['/session/remove/x', 'DELETE, POST'],
])('%s answers 405 to other methods, with Allow: %s', async (path, allow) => {
  for (const method of ['HEAD', 'OPTIONS', 'PUT']) {
    const { status, headers } = await ask(path, { method });
    expect({ method, status, allow: headers.get('Allow') }).toEqual({ method, status: 405, allow });
  }
});

test('a trailing slash in a path makes no difference', async () => {
  for (const path of ['/health/', '/latest/ocsr/', '/latest/ocsr']) {
    expect((await ask(path)).status).toBe(200);
  }
});

test('the root redirects to the API page, wherever the services are mounted', async () => {
  const { status, headers } = await ask('/');
  expect([status, headers.get('Location')]).toEqual([307, '/api/latest/docs']);
});

describe('the work of a request', () => {
  const DEPICT = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '14' },
    body: '{"smiles":"C"}',
  };
  const untilAborted = () =>
    new Promise<never>((_resolve, reject) => {
      const [signal] = signals;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  test('is aborted when its client disconnects', async () => {
    const client = new AbortController();
    answerTask = () => {
      const work = untilAborted();
      client.abort();
      return work;
    };
    const log = jest.spyOn(console, 'error').mockReturnValue();
    await ask('/latest/depiction/generate', { ...DEPICT, signal: client.signal });
    expect(signals[0]?.reason).toEqual(new Error('The client has gone away'));
    // Users leave all the time; a log full of stack traces would hide the failures.
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('is aborted when its session ends', async () => {
    answerTask = async () => {
      const work = untilAborted();
      await ask(`/session/remove/${sessionId}`, { method: 'DELETE' });
      return work;
    };
    const answer = await ask('/latest/depiction/generate', DEPICT);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ detail: 'Session not found or expired.' });
  });

  test('is not aborted once it is done', async () => {
    const client = new AbortController();
    answerTask = async () => ({ format: 'svg', svg: '<svg/>' });
    await ask('/latest/depiction/generate', { ...DEPICT, signal: client.signal });
    client.abort();
    await ask(`/session/remove/${sessionId}`, { method: 'DELETE' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });
});

describe('readings of drawings', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const image_file = { filename: 'a.png', mimeType: 'image/png', bytes };
  const read = (form: Form = { fields: {}, files: { image_file } }) =>
    ask('/latest/ocsr/generate_smiles', { method: 'POST' }, form);
  const readings = () => asked.filter((name) => name === 'recognition.readPixels').length;
  beforeEach(() => {
    answerTask = async (name) =>
      name === 'recognition.readPixels'
        ? { ok: true, graph: {}, confidence: 0.9, remarks: [] }
        : { readings: [], taken: { structure: { smiles: 'CC', confidence: 0.9, remarks: [] } } };
  });

  test('are kept for every session that has the same picture', async () => {
    const first = await (await read()).json();
    await enterSession();
    expect(first).toMatchObject({ smiles: 'CC', confidence: 0.9 });
    expect(await (await read()).json()).toEqual(first);
    expect(readings()).toBe(1);
  });

  test('are not given to a session without the picture', async () => {
    const { image_name } = v.parse(
      v.object({ image_name: v.string() }),
      await (await read()).json(),
    );
    await enterSession();
    const named: Form = { fields: { image_path: image_name }, files: {} };
    expect((await read(named)).status).toBe(404);
  });

  test('do not replace an injected fault, which is not kept', async () => {
    await services.close();
    services = openServices({ MARCUS_FAULTS: '1' });
    await enterSession();
    const body = JSON.stringify({ kind: 'status', path: '/latest/ocsr/*', status: 503, count: 1 });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    const set = () => ask('/faults', { method: 'POST', headers, body });
    const statuses = [];
    await set();
    for (let i = 0; i < 2; i++) statuses.push((await read()).status);
    await set();
    for (let i = 0; i < 2; i++) statuses.push((await read()).status);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  test('are not kept with MARCUS_RECOGNITION_CACHE=off', async () => {
    await services.close();
    services = openServices({ MARCUS_RECOGNITION_CACHE: 'off' });
    await enterSession();
    await read();
    await read();
    expect(readings()).toBe(2);
  });

  test('a setting that is neither on nor off stops the start', () => {
    expect(() => openServices({ MARCUS_RECOGNITION_CACHE: '0' })).toThrow(
      'MARCUS_RECOGNITION_CACHE must be "on" or "off", not "0"',
    );
  });
});

describe('what is found in articles', () => {
  const article = (text: string): Form => {
    const bytes = new TextEncoder().encode(`%PDF-1.7 ${text}`);
    return {
      fields: {},
      files: { pdf_file: { filename: 'a.pdf', mimeType: 'application/pdf', bytes } },
    };
  };
  const findDoi = async (text: string) => {
    const init = { method: 'POST' };
    const answer = await ask('/latest/decimer/extract_doi', init, article(text));
    return answer.json();
  };
  beforeEach(() => {
    let count = 0;
    answerTask = async () => ({ doi: `10.5555/${++count}` });
  });

  test('is kept for every session that has the same article, and for no other article', async () => {
    const first = await findDoi('one');
    await enterSession();
    expect(await findDoi('one')).toEqual(first);
    expect(await findDoi('other')).toEqual({ doi: '10.5555/2' });
    expect(asked).toEqual(['documents.findDoi', 'documents.findDoi']);
  });

  test('is not kept with MARCUS_ARTICLE_CACHE=off', async () => {
    await services.close();
    services = openServices({ MARCUS_ARTICLE_CACHE: 'off' });
    await enterSession();
    expect([await findDoi('one'), await findDoi('one')]).toEqual([
      { doi: '10.5555/1' },
      { doi: '10.5555/2' },
    ]);
  });
});
