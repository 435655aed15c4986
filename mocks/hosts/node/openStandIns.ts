import type { ServicesConfig } from '../../services/config';
import type { OutsideServices } from '../../services/outsideServices';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import { createStandIns } from '../../stand-ins/standInRoutes';

/** The stand-ins, configured by the services' settings, with chemistry in the workers. */
export const openStandIns = (
  { standInDelayMs, rateLimits }: Pick<ServicesConfig, 'standInDelayMs' | 'rateLimits'>,
  pool: TaskRunner,
): OutsideServices =>
  createStandIns(
    (smilesList) => pool.run('chemistry.canonicalise', { smilesList }, { owner: null }),
    {
      delayMs: standInDelayMs,
      areLimited: rateLimits !== 'off',
      now: () => Date.now(),
    },
  );
