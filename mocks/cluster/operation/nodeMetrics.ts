import { Gauge, Histogram, type Registry } from 'prom-client';
import { areaOf } from '../../engine/tasks/taskRegistry';
import { RunnerError } from '../../services/tasks/runnerError';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import type { QueueDepth, Watch } from './operation';

/** Seconds; short chemistry takes milliseconds, a page under load a minute. */
const SECONDS = [0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300];

/** Requests, tasks, seats and the queue, as a node sees them. */
export function nodeMetrics(registry: Registry): Watch {
  const registers = [registry];
  const requests = new Histogram({
    name: 'marcus_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  return {
    request: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1_000),
    counted: countTasks(registry),
    seats: (status) => {
      const read = async (gauge: Gauge<'state'>) => {
        const { active_sessions, waiting_queue_length, max_concurrent_users } = await status();
        gauge.set({ state: 'taken' }, active_sessions);
        gauge.set({ state: 'all' }, max_concurrent_users);
        gauge.set({ state: 'waited_for' }, waiting_queue_length);
      };
      openGauge(
        'marcus_seats',
        'Sessions with a seat, seats, and sessions that wait',
        'state',
        read,
      );
    },
    depth: (depth: QueueDepth) => {
      const read = async (gauge: Gauge<'kind'>) => {
        for (const [kind, waiting] of Object.entries(await depth())) gauge.set({ kind }, waiting);
      };
      openGauge('marcus_queue_waiting', 'Tasks that wait in the queue of all nodes', 'kind', read);
    },
  };

  /** A gauge that is read when it is asked for; one whose source does not answer keeps its last value. */
  function openGauge<Label extends string>(
    name: string,
    help: string,
    label: Label,
    read: (gauge: Gauge<Label>) => Promise<void>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect: () => read(gauge).catch(() => undefined),
    });
  }
}

function countTasks(registry: Registry): (runner: TaskRunner) => TaskRunner {
  const registers = [registry];
  const open = new Gauge({
    name: 'marcus_tasks_open',
    help: 'Tasks that this process waits for',
    registers,
  });
  const seconds = new Histogram({
    name: 'marcus_task_seconds',
    help: 'Time from asking for a task to its answer, by area and outcome',
    labelNames: ['area', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  return (runner) => ({
    run: async (name, input, options) => {
      const ended = seconds.startTimer({ area: areaOf(name) });
      open.inc();
      try {
        const result = await runner.run(name, input, options);
        ended({ outcome: 'done' });
        return result;
      } catch (error) {
        ended({ outcome: outcomeOf(error, options.signal) });
        throw error;
      } finally {
        open.dec();
      }
    },
    probe: () => runner.probe(),
    rest: () => runner.rest(),
    close: () => runner.close(),
  });
}

/** A failure of the runner by its status; those of a task are the article's. */
function outcomeOf(error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted) return 'cancelled';
  return error instanceof RunnerError ? String(error.status) : 'failed';
}
