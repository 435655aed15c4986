import { answerJson } from '../http/answers';
import { createRouter } from '../http/webApp';
import { createSessionGate, sessionIdOf } from './sessionGate';
import { SessionLifetimes } from './sessionLifetimes';
import type { SessionStatus } from './sessionTypes';

const ACTIVE: SessionStatus = {
  session_id: 's1',
  user_id: null,
  created_at: 0,
  last_activity: 0,
  status: 'active',
  active_users_count: 1,
};

/** Asks through a gate; `meanwhile` happens while its question is under way. */
async function ask(
  status: SessionStatus | null,
  meanwhile: (lifetimes: SessionLifetimes) => void = () => undefined,
) {
  const lifetimes = new SessionLifetimes();
  const admit = async () => {
    meanwhile(lifetimes);
    return status;
  };
  const app = createRouter();
  app.use(createSessionGate({ admit }, lifetimes));
  app.get('/', (call) => answerJson(call, { admitted: sessionIdOf(call) }));
  const answer = await app.request('/', { headers: { 'X-Session-ID': 's1' } });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const NOT_FOUND = { detail: 'Session not found or expired.', error_code: 'SESSION_NOT_FOUND' };

test('an active session is admitted, whichever others end', async () => {
  const admitted = { status: 200, body: { admitted: 's1' } };
  expect(await ask(ACTIVE)).toEqual(admitted);
  expect(await ask(ACTIVE, (lifetimes) => lifetimes.end('s2'))).toEqual(admitted);
});

test('a session that is unknown is not admitted', async () => {
  expect(await ask(null)).toEqual({ status: 404, body: NOT_FOUND });
});

test('a session that ends while its admission is under way is not admitted', async () => {
  const answer = await ask(ACTIVE, (lifetimes) => lifetimes.end('s1'));
  expect(answer).toEqual({ status: 404, body: NOT_FOUND });
});
