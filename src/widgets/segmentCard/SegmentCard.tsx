import { memo, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { segmentOpened } from '@/features/inspector';
import { drawingChosen, selectIsChosen } from '@/features/outlines';
import { CARD_POSITION, SegmentPicture, type SegmentCardProps } from '@/features/segments';
import { selectIsSelected, selectOrdinal, selectSegmentById, selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useWordDrop } from '@/widgets/naming';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { CardStructure } from './CardStructure';
import { Card, Figure, Pair } from './SegmentCard.styles';
import { selectReviewStanding } from './selectStatus';
import { useCardKeys } from './useCardKeys';

/** One segment: the original drawing next to what was read from it. */
export const SegmentCard = memo(function SegmentCard(props: SegmentCardProps) {
  const segment = useSelectorWith(selectSegmentById, props.id);
  return segment ? <CardOf segment={segment} {...props} /> : null;
});

function CardOf({ segment, position, total, tabbable }: SegmentCardProps & { segment: Segment }) {
  const { id, pageNumber, segmentNumber } = segment;
  const isSelected = useSelectorWith(selectIsSelected, id);
  const ordinal = useSelectorWith(selectOrdinal, id);
  const structure = useSelectorWith(selectStructureOf, segment);
  const standing = useSelectorWith(selectReviewStanding, segment);
  const isChosen = useSelectorWith(selectIsChosen, id);
  const onKeyDown = useCardKeys(segment);
  const wordTarget = useWordDrop(id);
  const dispatch = useDispatch();
  const open = useOpenByImage(id);
  return (
    <Card
      role="listitem"
      aria-label={`Segment ${ordinal}, page ${pageNumber}, number ${segmentNumber}`}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={tabbable ? 0 : -1}
      aria-current={isChosen || undefined}
      data-selected={isSelected || undefined}
      data-doubtful={standing === 'doubtful' || undefined}
      {...{ [CARD_POSITION]: position }}
      {...wordTarget}
      onKeyDown={onKeyDown}
      onFocus={() => void dispatch(drawingChosen({ segmentId: id, on: 'card' }))}
    >
      <CardHead segment={segment} tabbable={tabbable} />
      <Pair onClick={open}>
        <Figure>
          <SegmentPicture segment={segment} />
        </Figure>
        <Figure>
          <CardStructure segment={segment} structure={structure} />
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
