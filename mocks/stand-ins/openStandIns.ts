import type { ServicesConfig } from '../config';
import type { WorkerPool } from '../workers/pool';
import { createStandIns, type StandIns } from './standInRoutes';

/** Where they are mounted, below the services' own prefix. */
export const STAND_INS_PATH = '/stand-ins';

/** The stand-ins as the services' settings want them, with chemistry in the workers. */
export const openStandIns = (
  { standInDelayMs, rateLimits }: Pick<ServicesConfig, 'standInDelayMs' | 'rateLimits'>,
  pool: WorkerPool,
): StandIns =>
  createStandIns((smilesList) => pool.run('chemistry.canonicalise', { smilesList }), {
    delayMs: standInDelayMs,
    areLimited: rateLimits !== 'off',
    now: () => Date.now(),
  });
