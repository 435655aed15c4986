import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Layout/Layout';
import {
  articleReadingRequested,
  branchRetryRequested,
  selectArticleIsBeingRead,
  selectArticleRun,
  type Branch,
} from '../../articleReading.slice';
import { STEP_NAMES, type ReadingStep, type StepId } from '../../readingSteps';

const BRANCHES: Readonly<Record<StepId, Branch>> = {
  text: 'words',
  annotations: 'words',
  drawings: 'drawings',
  readings: 'drawings',
};

/** Why the first step that failed did, in the services' words. */
export function StepFailure({ steps }: { readonly steps: readonly ReadingStep[] }) {
  const failed = firstFailed(steps);
  if (!failed) return null;
  const words = `${STEP_NAMES[failed.id]}: ${failed.failure}`;
  return (
    <Text $minWidth={0} $cut $ink="danger" title={words}>
      {failed.failure}
    </Text>
  );
}

/** Tries again what failed: in the run if its other branch goes on, else as a run of its own. */
export function RetryFailed({ steps }: { readonly steps: readonly ReadingStep[] }) {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectArticleIsBeingRead);
  const run = useSelector(selectArticleRun);
  const failed = firstFailed(steps);
  if (!failed) return null;
  const branch = BRANCHES[failed.id];
  if (isRunning && (run?.status === 'stopping' || run?.inProgress.includes(branch))) return null;
  const retry = () =>
    dispatch(
      isRunning ? branchRetryRequested(branch) : articleReadingRequested({ failedToo: true }),
    );
  return (
    <Button size="s" onClick={retry}>
      Retry
    </Button>
  );
}

const firstFailed = (steps: readonly ReadingStep[]): ReadingStep | undefined =>
  steps.find(({ failure }) => failure !== undefined);
