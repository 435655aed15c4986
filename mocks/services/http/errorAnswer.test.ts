import { TaskError } from '../../engine/taskError';
import { RunnerError } from '../tasks/runnerError';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';
import { createAnswerApp } from './createAnswerApp';
import { toErrorAnswer, withoutPaths } from './errorAnswer';
import { HttpError } from './httpError';

test.each([
  ["ENOENT: no such file, open '/srv/marcus/x/page.png'", "ENOENT: no such file, open '(file)'"],
  ['at file:///srv/app/main.ts', 'at (file)'],
  ['Image not found: a//etc/passwd', 'Image not found: a/(file)'],
  ['/Users/somebody/x.ts is broken', '(file) is broken'],
  ['Image not found: a/all_segments/page_0_0.png', 'Image not found: a/all_segments/page_0_0.png'],
  ['C/C=C/C(=O)O is no SMILES', 'C/C=C/C(=O)O is no SMILES'],
  ['see https://example.org/a/b', 'see https://example.org/a/b'],
])('leaves no absolute path in %p', (text, expected) => {
  expect(withoutPaths(text)).toBe(expected);
});

test('reveals nothing about an unexpected failure', () => {
  expect(toErrorAnswer(new Error('/srv/secret is broken'))).toEqual({
    status: 500,
    body: { detail: 'Internal Server Error' },
  });
});

test.each([
  Object.assign(new Error("ENOSPC: no space left on device, write '/srv/x'"), { code: 'ENOSPC' }),
  Object.assign(new Error('EDQUOT'), { code: 'EDQUOT' }),
  new DOMException('full', 'QuotaExceededError'),
])('says that the storage is full (RFC 4918, 507), but not where: %s', (error) => {
  expect(toErrorAnswer(error)).toEqual({
    status: 507,
    body: { detail: 'The storage of the services is full; nothing of this was kept' },
  });
});

test('answers with the message of an expected failure', () => {
  expect(toErrorAnswer(new HttpError(404, 'Session not found'))).toEqual({
    status: 404,
    body: { detail: 'Session not found' },
  });
});

test.each([
  ['invalid', 400],
  ['not-found', 404],
  ['too-large', 413],
  ['beyond-limits', 422],
  ['failed', 500],
] as const)('answers a task failure of kind %s with %i and its message', (failure, status) => {
  const body = { detail: 'in words' };
  expect(toErrorAnswer(new TaskError(failure, 'in words'))).toEqual({ status, body });
});

test.each([
  ['time', 504],
  ['memory', 422],
] as const)('answers a task that used too much %s with %i', (budget, status) => {
  expect(toErrorAnswer(new TaskTooHeavy(budget, 'in words'))).toMatchObject({ status });
});

test('truncates a message that quotes megabytes', () => {
  const message = `Image file not found: /${'a'.repeat(2_000_000)}`;
  const { body } = toErrorAnswer(new HttpError(404, message));
  expect(body.detail).toBe(message.slice(0, 2000));
});

test.each([
  [new RunnerError(503, 'Too much work is waiting', 7), '7'],
  [new RunnerError(500, 'The worker stopped'), null],
])('says when to ask again, if the runner can tell: %s', async (error, seconds) => {
  const app = createAnswerApp({ corsOrigins: [] }).get('/', () => {
    throw error;
  });
  const answer = await app.fetch(new Request('http://localhost/'), { prefix: '' } as never);
  expect(answer.status).toBe(error.status);
  expect(answer.headers.get('Retry-After')).toBe(seconds);
});
