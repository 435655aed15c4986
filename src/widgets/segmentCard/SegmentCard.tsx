import { memo, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { segmentOpened } from '@/features/inspector';
import {
  CARD_POSITION,
  SegmentPicture,
  selectIsSelected,
  selectOrdinal,
  selectSegmentById,
  type SegmentCardProps,
  type SegmentsRootState,
} from '@/features/segments';
import { selectStructureOf, type StructuresRootState } from '@/features/structures';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { CardResult } from './CardResult';
import { Card, Figure, Pair } from './SegmentCard.styles';
import { useCardKeys } from './useCardKeys';

/** One segment: the original drawing next to what was read from it. */
export const SegmentCard = memo(function SegmentCard(props: SegmentCardProps) {
  const segment = useSelector((state: SegmentsRootState) => selectSegmentById(state, props.id));
  return segment ? <CardOf segment={segment} {...props} /> : null;
});

function CardOf({ segment, position, total, tabbable }: SegmentCardProps & { segment: Segment }) {
  const { id, pageNumber, segmentNumber } = segment;
  const isSelected = useSelector((state: SegmentsRootState) => selectIsSelected(state, id));
  const ordinal = useSelector((state: SegmentsRootState) => selectOrdinal(state, id));
  const structure = useSelector((state: StructuresRootState) => selectStructureOf(state, segment));
  const onKeyDown = useCardKeys(segment);
  const open = useOpenByImage(id);
  return (
    <Card
      role="listitem"
      aria-label={`Segment ${ordinal}, page ${pageNumber}, number ${segmentNumber}`}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={tabbable ? 0 : -1}
      data-selected={isSelected || undefined}
      {...{ [CARD_POSITION]: position }}
      onKeyDown={onKeyDown}
    >
      <CardHead segment={segment} tabbable={tabbable} />
      <Pair onClick={open}>
        <Figure>
          <SegmentPicture segment={segment} />
        </Figure>
        <Figure>
          <CardResult segment={segment} structure={structure} />
        </Figure>
      </Pair>
      <CardFoot segment={segment} structure={structure} tabbable={tabbable} />
    </Card>
  );
}

/** A click on an image opens the segment; keyboard users have Enter, and the number in the head. */
function useOpenByImage(id: string): (event: MouseEvent) => void {
  const dispatch = useDispatch();
  return ({ target }) => {
    if (target instanceof HTMLImageElement) dispatch(segmentOpened({ segmentId: id }));
  };
}
