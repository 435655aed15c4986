import { pathPart } from './address';
import { healthSchema } from './health.schema';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

export interface Health {
  readonly ready: boolean;
}

/** Services with a health check of their own; similarity has none (contract section 2). */
export type ServiceModule = 'docling_conversion' | 'openai' | 'segments' | 'ocsr' | 'depiction';

const toHealth = ({ status }: { readonly status: string }): Health => ({ ready: status === 'OK' });

export const healthApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Health, void, Wire<typeof healthSchema>>({
      query: () => ({ path: '/health', timeLimitMs: TIME_LIMITS.health }),
      rawResponseSchema: healthSchema,
      transformResponse: toHealth,
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
