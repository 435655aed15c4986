import { answerJson } from '../http/answers';
import { createRouter } from '../http/webApp';
import { cookieSessionId, giveSessionCookie, takeSessionCookie } from './sessionCookie';

const ID = '5f25bc70-0000-4000-8000-000000000001';

const app = createRouter();
app.post('/give', (call) => {
  giveSessionCookie(call, ID);
  return answerJson(call, { read: cookieSessionId(call) ?? null });
});
app.post('/take', (call) => {
  takeSessionCookie(call, ID);
  return answerJson(call, {});
});

const post = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { method: 'POST', headers });
  return { body: await response.json(), cookies: response.headers.getSetCookie() };
};
const LASTING = `marcus_session_id=${ID}; Path=/; HttpOnly; SameSite=Strict`;

test('the cookie is valid for all paths and hidden from scripts and other sites', async () => {
  expect((await post('/give')).cookies).toEqual([LASTING]);
});

test.each([
  ['https', `marcus_session_id=${ID}; Path=/; HttpOnly; Secure; SameSite=Strict`],
  ['http', LASTING],
])('a request over %s gets a cookie for that kind of connection', async (proto, expected) => {
  expect((await post('/give', { 'X-Forwarded-Proto': proto })).cookies).toEqual([expected]);
});

test.each([
  ['its cookie', `marcus_session_id=${ID}`, ID],
  ['its cookie among others', `theme=dark; marcus_session_id=${ID}; lang=en`, ID],
  ['a cookie with a longer name', `old_marcus_session_id=${ID}`, null],
])('a session is read from %s', async (_name, Cookie, expected) => {
  expect((await post('/give', { Cookie })).body).toEqual({ read: expected });
});

test('the cookie of a removed session is deleted with the attributes it was set with', async () => {
  const { cookies } = await post('/take', { Cookie: `marcus_session_id=${ID}` });
  expect(cookies).toEqual([
    expect.stringMatching(
      /^marcus_session_id=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict$/,
    ),
  ]);
});

test.each([
  ['of another session', { Cookie: 'marcus_session_id=another' }],
  ['that was not sent', {}],
])('a cookie %s is left alone when a session is removed', async (_name, headers) => {
  expect((await post('/take', headers)).cookies).toEqual([]);
});
