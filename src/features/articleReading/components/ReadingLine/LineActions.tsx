import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Muted, Num } from '@/ui/Text/Text';
import type { LineMode } from '../../articleReading.selectors';
import {
  articleReadingRequested,
  articleReadingStopRequested,
  selectArticleRun,
  selectIsStopping,
} from '../../articleReading.slice';
import type { ReadingStep } from '../../readingSteps';
import { RetryFailed } from './StepFailure';
import { TimeLeft } from './TimeLeft';

interface LineActionsProps {
  readonly mode: LineMode;
  readonly steps: readonly ReadingStep[];
}

/** The main button is the same element in all states, so that it keeps the focus. */
export function LineActions({ mode, steps }: LineActionsProps) {
  const isRunning = mode === 'running';
  return (
    <>
      {isRunning ? <TimeLeft /> : <LeftAlone />}
      <RetryFailed steps={steps} />
      {mode !== 'done' && mode !== 'incomplete' && <MainButton mode={mode} />}
    </>
  );
}

function MainButton({ mode }: { readonly mode: Exclude<LineMode, 'done' | 'incomplete'> }) {
  const dispatch = useDispatch();
  const isStopping = useSelector(selectIsStopping);
  const hasRun = useSelector(selectArticleRun) !== null;
  if (mode === 'running') {
    return (
      <Button size="s" busy={isStopping} onClick={() => dispatch(articleReadingStopRequested())}>
        {isStopping ? 'Cancelling...' : 'Cancel'}
      </Button>
    );
  }
  return (
    <Button
      variant={mode === 'ready' ? 'primary' : 'default'}
      title="Text, annotations, drawings and readings in one go"
      onClick={() => dispatch(articleReadingRequested({}))}
    >
      {hasRun ? 'Go on' : 'Read this article'}
    </Button>
  );
}

/** Drawings that were not read again because a person had worked on them. */
function LeftAlone() {
  const dispatch = useDispatch();
  const count = useSelector(selectArticleRun)?.leftAlone.length ?? 0;
  if (count === 0) return null;
  const them = count === 1 ? 'it' : 'them';
  return (
    <>
      <Muted as={Num} title="Verified or edited before, so not read again">
        {count} left alone
      </Muted>
      <Button size="s" onClick={() => dispatch(articleReadingRequested({ settledToo: true }))}>
        {`Read ${them} all the same`}
      </Button>
    </>
  );
}
