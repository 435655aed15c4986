import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenDocument } from '@/article';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Progress } from '@/ui/Progress/Progress';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { selectLineMode, selectReadingSteps, type LineMode } from '../../articleReading.selectors';
import { selectReadingCounts, type ReadingCounts } from '../../readingGroups.selectors';
import { percentDone } from '../../readingSteps';
import { LineActions } from './LineActions';
import { Hint, Line, Told } from './ReadingLine.styles';
import { StepFailure } from './StepFailure';
import { StepList } from './StepList';

const TITLES: Readonly<Record<LineMode, string>> = {
  ready: 'Ready to read',
  running: 'Reading this article',
  done: 'Article read',
  incomplete: 'Reading incomplete',
  stopped: 'Reading stopped',
  unfinished: 'Partly read',
};

const announcementOf = (mode: LineMode, { read, total }: ReadingCounts): string => {
  if (mode === 'ready') return '';
  return mode === 'running'
    ? TITLES.running
    : `${TITLES[mode]}. ${read} of ${total} drawings read.`;
};

/** One line on the reading of the open article: what can be done, how far it is, and how it ended. */
export function ReadingLine() {
  const isOpen = useSelector(selectOpenDocument) !== null;
  return isOpen ? <OpenLine /> : null;
}

function OpenLine() {
  const mode = useSelector(selectLineMode);
  const steps = useSelector(selectReadingSteps);
  const counts = useSelector(selectReadingCounts);
  const line = useRef<HTMLElement>(null);
  useFocusWhenLost(line, mode === 'done' || mode === 'incomplete');
  return (
    <Line ref={line} aria-label="Reading of the article">
      <Told>
        <b tabIndex={-1}>{TITLES[mode]}</b>
        {mode === 'ready' ? (
          <Hint>
            Text, annotations, drawings and readings in one go. The single steps below do the same
            one at a time.
          </Hint>
        ) : (
          <StepList steps={steps} />
        )}
        {mode !== 'ready' && <StepFailure steps={steps} />}
      </Told>
      <LineActions mode={mode} steps={steps} />
      {mode === 'running' && <WholeBar percent={percentDone(steps, shareOf(counts))} />}
      <LiveRegion>{announcementOf(mode, counts)}</LiveRegion>
    </Line>
  );
}

const shareOf = ({ read, total }: ReadingCounts): number => (total === 0 ? 0 : read / total);

const WholeBar = ({ percent }: { readonly percent: number }) => (
  <Progress line label="Whole article" value={percent} valueText={`${percent} %`} />
);
