import { useSelector } from 'react-redux';
import { selectReadingCounts, selectReadingSteps } from '@/features/articleReading';
import { selectOpenDocument } from '@/article';
import {
  selectReadingProgress,
  type ReadingProgress as ReadingProgressFacts,
} from '@/features/library';
import { selectPageBeingRead } from '@/features/recognition';
import { Stack } from '@/ui/Layout/Layout';
import { Progress } from '@/ui/Progress/Progress';
import { Num } from '@/ui/Text/Text';

/** Of the article of the queue that is being read, which may be the open one. */
export function ReadingProgress() {
  const { words, value, max } = useProgress();
  return (
    <Stack $gap="4px" $maxWidth="196px" $size="s">
      <Num>{words}</Num>
      <Progress label="Reading" value={value} max={max} valueText={words} />
    </Stack>
  );
}

interface ReadingWords {
  readonly words: string;
  readonly value: number | undefined;
  readonly max: number;
}

function useProgress(): ReadingWords {
  const behind = useSelector(selectReadingProgress);
  const open = useProgressOfOpen();
  return behind ? wordsOf(behind.step, behind) : open;
}

function useProgressOfOpen(): ReadingWords {
  const steps = useSelector(selectReadingSteps);
  const { read, total } = useSelector(selectReadingCounts);
  const page = useSelector(selectPageBeingRead);
  const pageCount = useSelector(selectOpenDocument)?.pageCount;
  const where = page === undefined ? '' : `, page ${page} of ${pageCount}`;
  const running = steps.findLast(({ status }) => status === 'running');
  return wordsOf(running?.id ?? 'opening', { read, total }, where);
}

const STEP_WORDS: Readonly<Record<ReadingProgressFacts['step'], string>> = {
  opening: 'Opening',
  text: 'Extracting text',
  annotations: 'Finding names',
  drawings: 'Finding drawings',
  readings: 'Reading',
};

function wordsOf(
  step: ReadingProgressFacts['step'],
  { read, total }: Pick<ReadingProgressFacts, 'read' | 'total'>,
  where = '',
): ReadingWords {
  if (total === 0) return { words: STEP_WORDS[step], value: undefined, max: 1 };
  return { words: `Reading ${read} of ${total}${where}`, value: read, max: total };
}
