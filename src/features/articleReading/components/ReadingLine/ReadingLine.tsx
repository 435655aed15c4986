import { useRef } from 'react';
import { CircleCheck, CircleDashed, CircleDot, OctagonAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectJob } from '@/features/recognition';
import { counted } from '@/lib/counted';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Popover } from '@/ui/Popover/Popover';
import { Progress } from '@/ui/Progress/Progress';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { selectLineMode, selectReadingSteps, type LineMode } from '../../articleReading.selectors';
import { selectReadingCounts, type ReadingCounts } from '../../readingGroups.selectors';
import { percentDone, STEP_NAMES, type ReadingStep } from '../../readingSteps';
import { LineActions } from './LineActions';
import { Line } from './ReadingLine.styles';
import { RecognitionRun } from './RecognitionRun';
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

const ICONS = {
  ...{ ready: CircleDashed, running: CircleDot, done: CircleCheck },
  ...{ incomplete: OctagonAlert, stopped: CircleDashed, unfinished: CircleDashed },
};

const announcementOf = (mode: LineMode, { read, total }: ReadingCounts): string => {
  if (mode === 'ready') return '';
  return mode === 'running'
    ? TITLES.running
    : `${TITLES[mode]}. ${read} of ${total} drawings read.`;
};

interface StateInWords extends ReadingCounts {
  readonly mode: LineMode;
  readonly steps: readonly ReadingStep[];
  readonly doubtful: number;
}

/** In as few words as its row has room for. */
function stateInWords({ mode, steps, doubtful, read, total }: StateInWords): string {
  if (mode === 'running') {
    if (total > 0) return `${read} of ${total} read`;
    const running = steps.filter(({ status }) => status === 'running');
    return `Reading: ${running.map(({ id }) => STEP_NAMES[id].toLowerCase()).join(', ')}`;
  }
  if (mode !== 'done') return total > 0 ? `${TITLES[mode]}: ${read} of ${total}` : TITLES[mode];
  const drawings = total === 0 ? 'no drawings' : counted(total, 'drawing');
  return `Read: ${drawings}${doubtful > 0 ? `, ${doubtful} doubtful` : ''}`;
}

interface ReadingLineProps {
  /** How many drawings wait for a look because their readings are doubtful. */
  readonly doubtful: number;
}

/** How far the reading of the open article is, what went wrong, and what can be done; its steps on demand. */
export function ReadingLine({ doubtful }: ReadingLineProps) {
  const mode = useSelector(selectLineMode);
  const steps = useSelector(selectReadingSteps);
  const counts = useSelector(selectReadingCounts);
  const job = useSelector(selectJob);
  const line = useRef<HTMLElement>(null);
  useFocusWhenLost(line, mode === 'done' || mode === 'incomplete');
  const isRunOfItsOwn = job?.status === 'running' && mode !== 'running';
  return (
    <Line ref={line} data-mode={mode} aria-label="Reading of the article">
      {isRunOfItsOwn ? (
        <RecognitionRun job={job} />
      ) : (
        <>
          <Popover
            label={stateInWords({ mode, steps, doubtful, ...counts })}
            icon={ICONS[mode]}
            keepsWords
          >
            {() => <StepList steps={steps} />}
          </Popover>
          {mode !== 'ready' && <StepFailure steps={steps} />}
          <LineActions mode={mode} steps={steps} />
        </>
      )}
      {mode === 'running' && <WholeBar percent={percentDone(steps, shareOf(counts))} />}
      <LiveRegion>{announcementOf(mode, counts)}</LiveRegion>
    </Line>
  );
}

const shareOf = ({ read, total }: ReadingCounts): number => (total === 0 ? 0 : read / total);

const WholeBar = ({ percent }: { readonly percent: number }) => (
  <Progress line label="Whole article" value={percent} valueText={`${percent} %`} />
);
