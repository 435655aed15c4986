import type { LaneHealth } from '@/api/health';
import type { HealthRootState } from './health.slice';

/** The text in the header; `undefined` if there is nothing to report. */
export function selectHealthMessage(state: HealthRootState): string | undefined {
  const { health } = state;
  if (health.status === 'initializing') return 'Backend initializing';
  return health.announced ? 'Backend ready' : undefined;
}

export const selectBackendIsReady = (state: HealthRootState): boolean =>
  state.health.status === 'ready';

/** Which of the services' lanes are down; undefined if none is, or nothing is known. */
export const selectLanesDown = ({ health }: HealthRootState): LaneHealth | undefined =>
  health.status === 'ready' ? health.lanesDown : undefined;
