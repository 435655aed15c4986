import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import {
  TakenIdError,
  UnknownArticleError,
  type Library,
  type LibraryFigures,
} from '../../services/library/library';
import { RefusedEventError } from '../../services/library/rights/mayKeep';
import type { Watch } from './operation';

/** Seconds; a call of one event takes milliseconds, one of 500 up to a second. */
const SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30];

/** A team's library, as a node sees it. */
export function libraryMetrics(registry: Registry): Watch {
  return {
    library: (library) => {
      openGauges(registry, library);
      return { ...library, append: measured(registry, library.append) };
    },
  };
}

function openGauges(registry: Registry, library: Library): void {
  const figure = async (of: keyof LibraryFigures) => (await library.figures())?.[of] ?? NaN;
  openGauge('articles', 'Articles; NaN where it is a folder or does not answer', () =>
    figure('articles'),
  );
  openGauge('connections', 'Connections of all nodes to its server; NaN as for articles', () =>
    figure('connections'),
  );
  openGauge('up', 'Whether its server answers; 1 where it is a folder', async () =>
    (await library.obstacle()) === null ? 1 : 0,
  );

  /** Read when it is asked for. */
  function openGauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name: `marcus_library_${name}`,
      help,
      registers: [registry],
      collect: async () => gauge.set(await read().catch(() => NaN)),
    });
  }
}

function measured(registry: Registry, append: Library['append']): Library['append'] {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'marcus_library_append_seconds',
    help: 'Time to keep the events of a call, by outcome',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  const kept = new Counter({
    name: 'marcus_library_events_total',
    help: 'Events that this node has acknowledged, with those that were sent twice',
    registers,
  });
  return async (events, by, rights) => {
    const ended = seconds.startTimer();
    try {
      const acknowledged = await append(events, by, rights);
      kept.inc(acknowledged.length);
      ended({ outcome: 'kept' });
      return acknowledged;
    } catch (error) {
      ended({ outcome: isRefusal(error) ? 'refused' : 'failed' });
      throw error;
    }
  };
}

/** What its sender is told; anything else is the database's. */
const isRefusal = (error: unknown) =>
  [RefusedEventError, TakenIdError, UnknownArticleError].some((kind) => error instanceof kind);
