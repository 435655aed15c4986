import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { segmentOpened } from '@/features/inspector';
import { segmentSelectionToggled, selectIsSelected, selectOrdinal } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Row, Text } from '@/ui/Layout/Layout';
import { PeopleHerePart } from '@/widgets/teamwork';
import { OpenButton, TitleLine } from './SegmentCard.styles';
import { CompoundTitle } from './CompoundTitle';
import { StatusBadge } from './StatusBadge';

interface CardHeadProps {
  readonly segment: Segment;
  readonly tabbable: boolean;
}

/** Which segment this is, its compound's number and name, whether it is selected, and its status. */
export function CardHead({ segment, tabbable }: CardHeadProps) {
  const { id, pageNumber, segmentNumber } = segment;
  const dispatch = useDispatch();
  const isSelected = useSelectorWith(selectIsSelected, id);
  const ordinal = useSelectorWith(selectOrdinal, id);
  return (
    <Row $gap={2} $pad="0 4px 0 6px" $flex="none" $height="28px" $size="s">
      <Checkbox
        checked={isSelected}
        onChange={(selected) => dispatch(segmentSelectionToggled({ id, selected }))}
        aria-label={`Select segment ${ordinal}`}
        tabIndex={tabbable ? 0 : -1}
      />
      <OpenButton
        type="button"
        aria-label={`Open segment ${ordinal}`}
        tabIndex={tabbable ? 0 : -1}
        onClick={() => dispatch(segmentOpened({ segmentId: id }))}
      >
        #{ordinal}
      </OpenButton>
      <TitleLine>
        <CompoundTitle segment={segment} />
        <Text $ink="text-2" $num $cut>
          Page {pageNumber}, no. {segmentNumber}
        </Text>
      </TitleLine>
      <PeopleHerePart segmentId={id} />
      <StatusBadge segment={segment} />
    </Row>
  );
}
