import type { FromServicesWorker, ToServicesWorker } from './messages';
import { createWorkerFetch } from './workerFetch';

function setUp() {
  const sent: ToServicesWorker[] = [];
  const calls = createWorkerFetch(
    () => ({ postMessage: (message) => void sent.push(structuredClone(message)) }),
    'https://lab.example/marcus/',
  );
  const answer = (id: number, text: string, status = 200): FromServicesWorker => ({
    ...{ kind: 'answer', id, status, headers: [['content-type', 'text/plain']] },
    body: new TextEncoder().encode(text).buffer as ArrayBuffer,
  });
  return { sent, answer, ...calls };
}

test('a request is sent as plain data, and its answer is a response', async () => {
  const { fetch, sent, receive, answer } = setUp();
  const asked = fetch('/api/health', { headers: { Accept: 'application/json' } });
  expect(sent).toEqual([
    {
      ...{ kind: 'request', id: 1, method: 'GET', body: { kind: 'none' } },
      url: 'https://lab.example/api/health',
      headers: [['accept', 'application/json']],
    },
  ]);
  receive(answer(1, 'fine', 201));
  const response = await asked;
  expect(response.status).toBe(201);
  expect(response.headers.get('Content-Type')).toBe('text/plain');
  expect(await response.text()).toBe('fine');
});

test('a form is sent as its parts, with its files', async () => {
  const { fetch, sent, receive, answer } = setUp();
  const body = new FormData();
  body.append('engine', 'decimer');
  body.append('pdf_file', new File(['%PDF-'], 'a.pdf'));
  const asked = fetch('/api/x', { method: 'POST', body });
  expect(sent[0]).toMatchObject({
    body: {
      kind: 'form',
      entries: [
        ['engine', 'decimer'],
        ['pdf_file', expect.anything()],
      ],
    },
  });
  receive(answer(1, ''));
  await asked;
});

test('answers find their requests, in whatever order they come', async () => {
  const { fetch, receive, answer } = setUp();
  const asked = [fetch('/api/a'), fetch('/api/b')];
  receive(answer(2, 'b'));
  receive(answer(1, 'a'));
  const texts = await Promise.all(asked.map(async (each) => (await each).text()));
  expect(texts).toEqual(['a', 'b']);
});

test('an answer without content has no body', async () => {
  const { fetch, receive } = setUp();
  const asked = fetch('/api/a');
  receive({ kind: 'answer', id: 1, status: 204, headers: [], body: null });
  expect((await asked).body).toBeNull();
});

test('a request that is given up rejects with the reason, and the worker is told', async () => {
  const { fetch, sent, receive, answer } = setUp();
  const abort = new AbortController();
  const asked = fetch('/api/a', { signal: abort.signal });
  abort.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(sent.at(-1)).toEqual({ kind: 'abort', id: 1 });
  receive(answer(1, 'too late'));
});

test('what is given up before is not sent', async () => {
  const { fetch, sent } = setUp();
  await expect(fetch('/api/a', { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
    'left',
  );
  expect(sent).toEqual([]);
});

test('a worker that is gone ends all requests, as a network that is gone does', async () => {
  const { fetch, fail } = setUp();
  const asked = [fetch('/api/a'), fetch('/api/b')].map((each) => each.catch((error) => error));
  fail('The services could not be loaded');
  for (const each of asked) {
    expect(await each).toEqual(new TypeError('The services could not be loaded'));
  }
});

test('a body of an unknown kind is refused, not sent as something else', async () => {
  const { fetch, sent } = setUp();
  await expect(fetch('/api/a', { method: 'POST', body: new Blob(['x']) })).rejects.toThrow(
    TypeError,
  );
  expect(sent).toEqual([]);
});
