import { CircleCheck, Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { scoreWord } from '@/domain/readingScore';
import { enginesDisagree, hasStructure, type Structure } from '@/domain/structure';
import { EditButton, UndoEditButton } from '@/features/editor';
import { RetryReading, selectReaderName, selectReadingFailure } from '@/features/recognition';
import { smilesCopyRequested } from '@/features/structures';
import { SubmittedMark } from '@/features/submission';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { IconButton } from '@/ui/Button/IconButton';
import { Text } from '@/ui/Layout/Layout';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
import { Doubts } from './Doubts';
import { Acts, Foot } from './SegmentCard.styles';
import { failureInWords } from './doubtsOf';
import { ScoreInWords } from './ScoreInWords';
import { useMarking } from './useMarking';

interface CardFootProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly tabbable: boolean;
}

/** How sure the reading is, its page, and actions on it; who read is told on demand. */
export function CardFoot({ segment, structure, tabbable }: CardFootProps) {
  const { id } = segment;
  const reason = useSelectorWith(selectReadingFailure, id);
  const readerOf = useSelector(selectReaderName);
  const tabIndex = tabbable ? 0 : -1;
  if (!structure || !hasStructure(structure)) {
    return <FootWithoutDrawing id={id} wasRead={structure !== undefined} tabIndex={tabIndex} />;
  }
  return (
    <Foot>
      <Doubts of={structure} failure={failureInWords(reason)} />
      {!enginesDisagree(structure) && <ScoreInWords structure={structure} />}
      {scoreWord(structure) === undefined && <Ellipsis>{readerOf(structure)}</Ellipsis>}
      <Text $nowrap title={`Page ${segment.pageNumber}, read by ${readerOf(structure)}`}>
        p. {segment.pageNumber}
      </Text>
      <Spacer />
      <SubmittedMark uniqueKey={structure.uniqueKey} />
      <ReadingActs {...{ segment, structure, tabIndex }} />
    </Foot>
  );
}

interface ReadingActsProps {
  readonly segment: Segment;
  readonly structure: Structure;
  readonly tabIndex: 0 | -1;
}

function ReadingActs({ segment, structure, tabIndex }: ReadingActsProps) {
  const dispatch = useDispatch();
  const { isMarked, toggle } = useMarking(segment);
  const { smiles } = structure;
  return (
    <Acts>
      <UndoEditButton structure={structure} tabIndex={tabIndex} />
      <EditButton segmentId={segment.id} tabIndex={tabIndex} />
      {smiles !== undefined && (
        <IconButton
          icon={Copy}
          size="s"
          label="Copy SMILES"
          tabIndex={tabIndex}
          onClick={() => dispatch(smilesCopyRequested({ smiles }))}
        />
      )}
      <IconButton
        icon={CircleCheck}
        size="s"
        label={isMarked ? 'Verified as correct' : 'Mark as correct'}
        pressed={isMarked}
        tabIndex={tabIndex}
        onClick={toggle}
      />
    </Acts>
  );
}

/** A drawing that could not be read can be retried, or drawn by hand. */
function FootWithoutDrawing(props: { id: string; wasRead: boolean; tabIndex: 0 | -1 }) {
  const { id, wasRead, tabIndex } = props;
  return (
    <Foot data-at-end>
      {wasRead && <EditButton segmentId={id} tabIndex={tabIndex} />}
      <RetryReading id={id} tabIndex={tabIndex} />
    </Foot>
  );
}
