import { RunnerError } from '../../tasks/runnerError';
import { TaskTooHeavy } from '../../tasks/taskTooHeavy';
import { annotationFailed } from './annotationFailed';

test.each([
  [new TaskTooHeavy('time', 'It took longer than 10 s'), 504, 'It took longer than 10 s'],
  [new TaskTooHeavy('memory', 'It needs too much memory'), 422, 'It needs too much memory'],
  [new RunnerError(500, 'The worker stopped'), 500, 'The worker stopped'],
  [new Error('secret'), 500, 'Internal Server Error'],
])('a text for which the program fails with %p is answered with %d', (error, status, detail) => {
  const answer = annotationFailed(error, 'Error during extraction');
  expect(answer.status).toBe(status);
  expect(answer.message).toBe(`Error during extraction: ${detail}`);
});
