import { CircleCheck, Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { enginesDisagree, hasStructure, type Structure } from '@/domain/structure';
import { EditButton, UndoEditButton } from '@/features/editor';
import { RetryReading, selectReaderName, selectReadingFailure } from '@/features/recognition';
import { smilesCopyRequested } from '@/features/structures';
import { SubmittedMark } from '@/features/submission';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { IconButton } from '@/ui/Button/IconButton';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
import { Doubts } from './Doubts';
import { Foot } from './SegmentCard.styles';
import { failureInWords } from './doubtsOf';
import { scoreInFigures, ScoreInWords } from './ScoreInWords';
import { useMarking } from './useMarking';

interface CardFootProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly tabbable: boolean;
}

/** Who read the drawing, and actions on the reading. */
export function CardFoot({ segment, structure, tabbable }: CardFootProps) {
  const { id } = segment;
  const dispatch = useDispatch();
  const { isMarked, toggle } = useMarking(segment);
  const reason = useSelectorWith(selectReadingFailure, id);
  const tabIndex = tabbable ? 0 : -1;
  if (!structure || !hasStructure(structure)) {
    return <FootWithoutDrawing id={id} wasRead={structure !== undefined} tabIndex={tabIndex} />;
  }
  const { smiles } = structure;
  return (
    <Foot>
      <Doubts of={structure} failure={failureInWords(reason)} />
      <Reader of={structure} />
      <Spacer />
      <SubmittedMark uniqueKey={structure.uniqueKey} />
      <UndoEditButton structure={structure} tabIndex={tabIndex} />
      <EditButton segmentId={id} tabIndex={tabIndex} />
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
    </Foot>
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

/** How sure, and who read. Whose score it is has room in the title only. */
function Reader({ of: structure }: { readonly of: Structure }) {
  const name = useSelector(selectReaderName)(structure);
  return (
    <>
      {!enginesDisagree(structure) && <ScoreInWords structure={structure} withFigure />}
      <Ellipsis title={withScore(name, structure)}>{name}</Ellipsis>
    </>
  );
}

/** Who read, and the reading's score if there is one. */
function withScore(name: string, structure: Structure): string {
  const score = scoreInFigures(structure);
  return score === undefined ? name : `${name}, score ${score}`;
}
