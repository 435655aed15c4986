import { useSelector } from 'react-redux';
import { selectReadingCounts, selectReadingSteps } from '@/features/articleReading';
import { selectOpenDocument } from '@/features/document';
import { selectPageBeingRead } from '@/features/recognition';
import { Progress } from '@/ui/Progress/Progress';
import { Num } from '@/ui/Text/Text';
import { ReadingBox } from './Library.styles';

/** Of the open article, which is the one that is being read. */
export function ReadingProgress() {
  const { words, value, max } = useProgress();
  return (
    <ReadingBox>
      <Num>{words}</Num>
      <Progress label="Reading" value={value} max={max} valueText={words} />
    </ReadingBox>
  );
}

interface ReadingWords {
  readonly words: string;
  readonly value: number | undefined;
  readonly max: number;
}

function useProgress(): ReadingWords {
  const steps = useSelector(selectReadingSteps);
  const { read, total } = useSelector(selectReadingCounts);
  const page = useSelector(selectPageBeingRead);
  const pageCount = useSelector(selectOpenDocument)?.pageCount;
  if (total > 0) {
    const where = page === undefined ? '' : `, page ${page} of ${pageCount}`;
    return { words: `Reading ${read} of ${total}${where}`, value: read, max: total };
  }
  const isRunning = (id: string) =>
    steps.some((step) => step.id === id && step.status === 'running');
  const words = isRunning('drawings')
    ? 'Finding drawings'
    : isRunning('text')
      ? 'Extracting text'
      : 'Opening';
  return { words, value: undefined, max: 1 };
}
