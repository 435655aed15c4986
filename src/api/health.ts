import { pathPart, requestAddress } from './address';
import { platformOf } from './baseQuery';
import { healthSchema, laneHealthSchema } from './health.schema';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS, timedSignal } from './timeLimits';
import type { Wire } from './wire';

export interface Health {
  readonly ready: boolean;
}

/** How many lanes of work the services have, and how many of them are down. */
export interface LaneHealth {
  /** The lane that draws and compares structures. */
  readonly shortLaneIsDown: boolean;
  /** The lanes that read articles and drawings. */
  readonly longLanes: number;
  readonly longLanesDown: number;
}

const SHORT_LANE = 'short';

const toLaneHealth = ({ lanes }: Wire<typeof laneHealthSchema>): LaneHealth => {
  const long = lanes.filter(({ lane }) => lane !== SHORT_LANE);
  const isDown = ({ state }: { readonly state: string }) => state === 'down';
  return {
    shortLaneIsDown: lanes.some((lane) => lane.lane === SHORT_LANE && isDown(lane)),
    longLanes: long.length,
    longLanesDown: long.filter(isDown).length,
  };
};

/** Services with their own health check; similarity has none (docs/contract.md 2.2). */
export type ServiceModule = 'docling_conversion' | 'openai' | 'segments' | 'ocsr' | 'depiction';

const toHealth = ({ status }: { readonly status: string }): Health => ({ ready: status === 'OK' });

export const healthApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Health, void, Wire<typeof healthSchema>>({
      query: () => ({ path: '/health', timeLimitMs: TIME_LIMITS.health }),
      rawResponseSchema: healthSchema,
      transformResponse: toHealth,
    }),
    /**
     * Whether there is a server at the services' address. This works even if browsers withhold the answer
     * itself because the services don't list the page's origin.
     */
    getPresence: build.query<boolean, void>({
      async queryFn(_arg, api) {
        const { config, fetch } = platformOf(api);
        const { signal, release } = timedSignal(api.signal, TIME_LIMITS.health);
        try {
          const address = requestAddress({ path: '/health' }, config);
          await fetch(address, { mode: 'no-cors', credentials: 'omit', signal });
          return { data: true };
        } catch {
          return { data: false };
        } finally {
          release();
        }
      },
    }),
    /** Only our services answer it; the reference services answer 404. */
    getLaneHealth: build.query<LaneHealth, void, Wire<typeof laneHealthSchema>>({
      query: () => ({ path: '/health/lanes', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: laneHealthSchema,
      transformResponse: toLaneHealth,
    }),
    getModuleHealth: build.query<
      Health,
      { readonly module: ServiceModule },
      Wire<typeof healthSchema>
    >({
      query:
        ({ module }) =>
        ({ config }) => ({
          path: `/${module === 'segments' ? pathPart(config.product) : module}/health`,
          timeLimitMs: TIME_LIMITS.health,
        }),
      rawResponseSchema: healthSchema,
      transformResponse: toHealth,
    }),
  }),
});
