import { createAnswerApp } from './createAnswerApp';
import { answerText } from './answers';
import { observeRequests, type AnsweredRequest } from './observeRequests';

/** An application whose requests are observed. */
function observed() {
  const told: AnsweredRequest[] = [];
  const app = createAnswerApp({ corsOrigins: [] });
  app.use(observeRequests((request) => void told.push(request)));
  app.use('/latest/*', async (call, next) => {
    call.set('sessionId', 'secret-session');
    await next();
  });
  app.get('/latest/articles/:name', (call) => answerText(call, 'text of the article'));
  app.get('/latest/broken/:name', () => {
    throw new RangeError('Quercetin (from secret.pdf) is not a number');
  });
  const bindings = { prefix: '', peer: '127.0.0.1' } as never;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://localhost${path}`, { headers }), bindings);
  return { told, ask };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a request is told by its route, and nothing that the user wrote', async () => {
  const { told, ask } = observed();
  await ask('/latest/articles/secret.pdf?text=secret');
  await ask('/latest/broken/secret.pdf');
  await ask('/secret/secret.pdf');
  expect(told).toMatchObject([
    { method: 'GET', route: '/latest/articles/:name', status: 200 },
    { route: '/latest/broken/:name', status: 500, failure: { name: 'RangeError' } },
    { route: 'none', status: 404 },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/secret|Quercetin/);
});

test('a session is told by the same hash each time, and not at all where there is none', async () => {
  const { told, ask } = observed();
  for (const path of ['/latest/articles/a', '/latest/articles/b', '/elsewhere']) await ask(path);
  const [first, second, third] = told.map(({ session }) => session);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(second).toBe(first);
  expect(third).toBeNull();
});

test.each([
  ['the proxy’s id is kept', 'abc-123_DEF-456', 'abc-123_DEF-456'],
  [
    'an id that could forge a line is replaced',
    'x y"z":1,forged',
    expect.stringMatching(/^[\w-]{36}$/),
  ],
  ['a request without an id gets one', '', expect.stringMatching(/^[\w-]{36}$/)],
])('%s, and the answer has it', async (_what, sent, expected) => {
  const { told, ask } = observed();
  const answer = await ask('/latest/articles/a', sent === '' ? {} : { 'X-Request-ID': sent });
  expect(told[0]?.id).toEqual(expected);
  expect(answer.headers.get('X-Request-ID')).toBe(told[0]?.id);
});

test('an unexpected failure is printed with its route instead of its path', async () => {
  await observed().ask('/latest/broken/secret.pdf');
  expect(console.error).toHaveBeenCalledWith(
    'GET /latest/broken/:name failed:',
    expect.any(RangeError),
  );
});
