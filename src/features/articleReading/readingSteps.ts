/** The parts of reading an article, in the order in which they are told. */
export type StepId = 'text' | 'annotations' | 'drawings' | 'readings';

/** How far one of them is. */
export interface ReadingStep {
  readonly id: StepId;
  /** `none`: there is nothing to do, such as reading where there are no drawings. */
  readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'none';
  /** Beside its name: '18 of 18 pages'. */
  readonly count: string;
  /** Why it failed, or a part of it did, in the services' words. */
  readonly failure?: string;
}

export const STEP_NAMES: Readonly<Record<StepId, string>> = {
  text: 'Text',
  annotations: 'Annotations',
  drawings: 'Drawings',
  readings: 'Readings',
};

/** Each step's share of the bar, in percent: reading takes most of the time, and finding drawings some. */
const SHARES: Readonly<Record<StepId, number>> = {
  text: 10,
  annotations: 10,
  drawings: 20,
  readings: 60,
};

const isOver = ({ status }: ReadingStep): boolean => status !== 'waiting' && status !== 'running';

/**
 * How much of the whole article is done, in percent.
 *
 * @param readShare 0..1, of the readings
 */
export function percentDone(steps: readonly ReadingStep[], readShare: number): number {
  const done = steps.reduce((sum, step) => {
    if (isOver(step)) return sum + SHARES[step.id];
    return step.id === 'readings' ? sum + SHARES.readings * readShare : sum;
  }, 0);
  return Math.round(done);
}

/** Which step has to succeed before another one can begin. */
const NEEDS: Partial<Readonly<Record<StepId, StepId>>> = {
  annotations: 'text',
  readings: 'drawings',
};

/** Whether a press would do anything, apart from trying again what failed. */
export function isAnythingLeft(steps: readonly ReadingStep[]): boolean {
  const hasFailed = (id: StepId | undefined) =>
    steps.some((step) => step.id === id && step.status === 'failed');
  return steps.some((step) => !isOver(step) && !hasFailed(NEEDS[step.id]));
}
