import { CircleCheck, Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { engineLabel } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import {
  correctnessToggled,
  selectIsMarkedCorrect,
  type SegmentsRootState,
} from '@/features/segments';
import { smilesCopyRequested } from '@/features/structures';
import { IconButton } from '@/ui/Button/IconButton';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
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
  if (!structure || !hasStructure(structure)) return <Foot />;
  const { smiles } = structure;
  const tabIndex = tabbable ? 0 : -1;
  return (
    <Foot>
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

/** The program that really answered, with its own confidence where it gives one. */
function readerOf({ engine, program, programVersion, confidence }: Structure): string {
  const name =
    program === undefined
      ? engineLabel(engine)
      : [program, programVersion].filter(Boolean).join(' ');
  return confidence === undefined ? name : `${name}, ${Math.round(confidence * 100)} % sure`;
}
