import { CircleCheck, Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { engineLabel } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { RetryReading, selectItem, type RecognitionRootState } from '@/features/recognition';
import {
  correctnessToggled,
  selectIsMarkedCorrect,
  type SegmentsRootState,
} from '@/features/segments';
import { smilesCopyRequested } from '@/features/structures';
import { IconButton } from '@/ui/Button/IconButton';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
import { Doubts } from './Doubts';
import { Foot } from './SegmentCard.styles';

interface CardFootProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly tabbable: boolean;
}

/** Who read the drawing, and what can be done with the reading. */
export function CardFoot({ segment: { id }, structure, tabbable }: CardFootProps) {
  const dispatch = useDispatch();
  const isCorrect = useSelector((state: SegmentsRootState) => selectIsMarkedCorrect(state, id));
  const failure = useSelector((state: RecognitionRootState) => failureOf(selectItem(state, id)));
  const tabIndex = tabbable ? 0 : -1;
  if (!structure || !hasStructure(structure)) {
    return (
      <Foot>
        <Spacer />
        <RetryReading id={id} tabIndex={tabIndex} />
      </Foot>
    );
  }
  const { smiles } = structure;
  return (
    <Foot>
      <Doubts of={structure} failure={failure} />
      <Ellipsis title={readerOf(structure)}>{readerOf(structure)}</Ellipsis>
      <Spacer />
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
        label={isCorrect ? 'Verified as correct' : 'Mark as correct'}
        pressed={isCorrect}
        tabIndex={tabIndex}
        onClick={() => dispatch(correctnessToggled({ id, correct: !isCorrect }))}
      />
    </Foot>
  );
}

/** The drawing kept is of an earlier reading when the latest one failed: it must not pass for the latest. */
function failureOf(item: ReturnType<typeof selectItem>): string | undefined {
  return item?.status === 'failed' ? `The latest reading failed: ${item.message}` : undefined;
}

/**
 * The program that really answered, with its own score where it gives one: no probability, as wrong
 * readings can score high.
 */
function readerOf({ engine, program, programVersion, confidence }: Structure): string {
  const name =
    program === undefined
      ? engineLabel(engine)
      : [program, programVersion].filter(Boolean).join(' ');
  return confidence === undefined ? name : `${name}, score ${confidence.toFixed(2)}`;
}
