/** @jest-environment node */
import { runSaga } from 'redux-saga';
import { delay, fork, type SagaGenerator } from './effects';
import { safely } from './safely';

function reporter() {
  const reported: [string, unknown][] = [];
  function* report(name: string, error: unknown): SagaGenerator<void> {
    reported.push([name, error]);
  }
  return { reported, report };
}

const bug = new Error('bug');
function* fails(): SagaGenerator<void> {
  throw bug;
}

test.each([
  ['the saga itself', fails],
  [
    'a worker that it forked',
    function* forks(): SagaGenerator<void> {
      yield* fork(fails);
    },
  ],
  [
    'a worker, long after it was forked',
    function* forksLater(): SagaGenerator<void> {
      yield* fork(function* later(): SagaGenerator<void> {
        yield* delay(1);
        throw bug;
      });
    },
  ],
])('reports a bug in %s, by name, and ends without an error', async (_where, saga) => {
  const { reported, report } = reporter();
  const task = runSaga({}, safely('session', saga, report));
  await expect(task.toPromise()).resolves.toBeUndefined();
  expect(reported).toEqual([['session', bug]]);
});

test('leaves its siblings running', async () => {
  const { report } = reporter();
  const reached: string[] = [];
  const task = runSaga({}, function* root(): SagaGenerator<void> {
    yield* fork(safely('one', fails, report));
    yield* fork(
      safely(
        'two',
        function* works() {
          yield* delay(1);
          reached.push('two');
        },
        report,
      ),
    );
  });
  await task.toPromise();
  expect(reached).toEqual(['two']);
});
