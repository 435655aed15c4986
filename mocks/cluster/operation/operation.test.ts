import { joinWatches } from './operation';
import { openLog } from './openLog';
import { openMetrics } from './openMetrics';
import { openOperation } from './openOperation';
import { RunnerError } from '../../services/tasks/runnerError';
import { TaskError } from '../../engine/taskError';
import type { TaskRunner } from '../../services/tasks/taskRunner';

const REQUEST = { id: 'r1', method: 'GET', route: '/ready', status: 200, ms: 3, session: null };
const JOB = {
  id: 'j1',
  task: 'recognition.readLines',
  owner: 'hash',
  requestId: 'r1',
  outcome: 'done',
  waitMs: 200,
  runMs: 1_500,
} as const;

/** A log of which the lines are kept. */
function opened(level: 'error' | 'info' | 'debug') {
  const lines: Record<string, unknown>[] = [];
  const log = openLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, log: joinWatches([log]) };
}

describe('the log', () => {
  test('has a line for each request and task, with ids', () => {
    const { lines, log } = opened('info');
    log.request?.({ ...REQUEST, route: '/v1/chem/identify' });
    log.jobEnded(JOB);
    log.jobStalled('j2');
    log.trouble('connect ECONNREFUSED');
    expect(lines).toMatchObject([
      { level: 30, msg: 'request', id: 'r1', route: '/v1/chem/identify', status: 200 },
      {
        level: 30,
        msg: 'task',
        id: 'j1',
        requestId: 'r1',
        task: 'recognition.readLines',
        runMs: 1_500,
      },
      { level: 40, id: 'j2' },
      { level: 50, reason: 'connect ECONNREFUSED' },
    ]);
  });

  test('leaves out what is less important than its level', () => {
    const { lines, log } = opened('error');
    log.request?.(REQUEST);
    log.jobEnded(JOB);
    log.request?.({ ...REQUEST, status: 503 });
    expect(lines).toMatchObject([{ status: 503 }]);
  });

  test('tells of a proxy’s checks only when asked for everything, unless they fail', () => {
    const { lines, log } = opened('info');
    log.request?.(REQUEST);
    log.request?.({ ...REQUEST, status: 503 });
    expect(lines).toMatchObject([{ status: 503 }]);
    const all = opened('debug');
    all.log.request?.(REQUEST);
    expect(all.lines).toHaveLength(1);
  });
});

describe('metrics', () => {
  const runner = (run: () => Promise<unknown>): TaskRunner => ({
    // Whatever the test wants, in place of a task's result.
    run: () => run() as never,
    probe: async () => [],
    rest: () => undefined,
    close: () => undefined,
  });

  async function opened() {
    const { port, ...watch } = await openMetrics({ host: '127.0.0.1', port: 0 });
    const operation = joinWatches([watch]);
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return { port, operation, read };
  }

  test('tell seats, queue, requests, tasks, jobs and memory', async () => {
    const { operation, read } = await opened();
    operation.seats(async () => ({
      active_sessions: 2,
      max_concurrent_users: 3,
      waiting_queue_length: 7,
      available_slots: 1,
    }));
    operation.depth(async () => ({ long: 40, background: 1 }));
    operation.request?.(REQUEST);
    operation.jobEnded(JOB);
    operation.jobStalled('j2');
    const text = await read();
    await operation.close();
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'marcus_seats{state="taken"} 2',
        'marcus_seats{state="all"} 3',
        'marcus_seats{state="waited_for"} 7',
        'marcus_queue_waiting{kind="long"} 40',
        'marcus_queue_waiting{kind="background"} 1',
        'marcus_request_seconds_count{method="GET",route="/ready",status="200"} 1',
        'marcus_job_wait_seconds_bucket{le="0.2",area="recognition"} 1',
        'marcus_job_run_seconds_bucket{le="1",area="recognition",outcome="done"} 0',
        'marcus_job_run_seconds_bucket{le="2",area="recognition",outcome="done"} 1',
        'marcus_jobs_stalled_total 1',
        expect.stringMatching(/^marcus_process_resident_memory_bytes \d{7,}/),
      ]),
    );
  });

  test('count tasks by how they ended, and those that are open', async () => {
    const { operation, read } = await opened();
    const ends = [
      async () => ['done'],
      async () => Promise.reject(new RunnerError(503, 'full')),
      async () => Promise.reject(new TaskError('invalid', 'secret')),
    ];
    const run = (end: () => Promise<unknown>, signal?: AbortSignal) =>
      operation
        .counted(runner(end))
        .run('chemistry.canonicalise', { smilesList: [] }, { owner: null, signal });
    await Promise.allSettled(ends.map((end) => run(end)));
    await run(async () => Promise.reject(new Error('gone')), AbortSignal.abort()).catch(
      () => undefined,
    );
    void run(() => new Promise(() => undefined));
    const text = await read();
    await operation.close();
    for (const outcome of ['done', '503', 'failed', 'cancelled']) {
      expect(text).toContain(`marcus_task_seconds_count{area="chemistry",outcome="${outcome}"} 1`);
    }
    expect(text).toContain('\nmarcus_tasks_open 1\n');
    expect(text).not.toContain('secret');
  });

  test('are at one address only, and tell the rest when one source does not answer', async () => {
    const { port, operation, read } = await opened();
    operation.depth(async () => Promise.reject(new Error('Redis is away')));
    operation.jobStalled('j1');
    const elsewhere = await fetch(`http://127.0.0.1:${port}/`);
    const text = await read();
    await operation.close();
    expect(elsewhere.status).toBe(404);
    expect(text).toContain('marcus_jobs_stalled_total 1');
  });
});

test.each([
  [{ MARCUS_LOG: 'loud' }, 'MARCUS_LOG must be one of'],
  [{ MARCUS_METRICS_PORT: 'many' }, 'MARCUS_METRICS_PORT must be a number'],
])('%j is refused by name', async (env, message) => {
  await expect(openOperation(env)).rejects.toThrow(message);
});

test('without settings nothing is watched', async () => {
  expect((await openOperation({})).request).toBeUndefined();
});
