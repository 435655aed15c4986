import type { TakenTrace, TracesRootState } from './traces.slice';

export const selectTakenTrace = ({ traces }: TracesRootState): TakenTrace | undefined =>
  traces.status === 'shown' ? traces.taken : undefined;
