import { memo, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { hasStructure, type Structure } from '@/domain/structure';
import type { Segment } from '@/domain/segment';
import { ReadingState, selectItem, type RecognitionRootState } from '@/features/recognition';
import {
  CARD_POSITION,
  correctnessToggled,
  SegmentPicture,
  segmentSelectionToggled,
  selectIsMarkedCorrect,
  selectIsSelected,
  selectOrdinal,
  selectSegmentById,
  type SegmentCardProps,
  type SegmentsRootState,
} from '@/features/segments';
import {
  selectStructureOf,
  StructureDrawing,
  type StructuresRootState,
} from '@/features/structures';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Num, Spacer } from '@/ui/Text/Text';
import { CardFoot } from './CardFoot';
import { StatusBadge } from './StatusBadge';
import { Card, Figure, Head, Pair, PlaceOnPage } from './SegmentCard.styles';

/** One segment: the drawing of the paper beside what was read from it. */
export const SegmentCard = memo(function SegmentCard(props: SegmentCardProps) {
  const segment = useSelector((state: SegmentsRootState) => selectSegmentById(state, props.id));
  return segment ? <CardOf segment={segment} {...props} /> : null;
});

function CardOf({ segment, position, total, tabbable }: SegmentCardProps & { segment: Segment }) {
  const { id, pageNumber, segmentNumber } = segment;
  const dispatch = useDispatch();
  const isSelected = useSelector((state: SegmentsRootState) => selectIsSelected(state, id));
  const isCorrect = useSelector((state: SegmentsRootState) => selectIsMarkedCorrect(state, id));
  const structure = useSelector((state: StructuresRootState) => selectStructureOf(state, segment));
  const ordinal = useSelector((state: SegmentsRootState) => selectOrdinal(state, id));
  const name = `Segment ${ordinal}, page ${pageNumber}, number ${segmentNumber}`;

  const select = (selected: boolean) => dispatch(segmentSelectionToggled({ id, selected }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key === ' ') select(!isSelected);
    else if (event.key === 'v') dispatch(correctnessToggled({ id, correct: !isCorrect }));
    else return;
    event.preventDefault();
  };

  return (
    <Card
      role="listitem"
      aria-label={name}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={tabbable ? 0 : -1}
      data-selected={isSelected || undefined}
      {...{ [CARD_POSITION]: position }}
      onKeyDown={onKeyDown}
    >
      <Head>
        <Checkbox
          checked={isSelected}
          onChange={select}
          aria-label={`Select segment ${ordinal}`}
          tabIndex={tabbable ? 0 : -1}
        />
        <b>
          <Num>#{ordinal}</Num>
        </b>
        <PlaceOnPage>
          Page {pageNumber}, no. {segmentNumber}
        </PlaceOnPage>
        <Spacer />
        <StatusBadge segment={segment} />
      </Head>
      <Pair>
        <Figure>
          <SegmentPicture segment={segment} />
        </Figure>
        <Figure>
          <Result segment={segment} structure={structure} />
        </Figure>
      </Pair>
      <CardFoot segment={segment} structure={structure} tabbable={tabbable} />
    </Card>
  );
}

/** A run that is under way, or failed, shows in place of an earlier reading only while there is none. */
function Result({ segment, structure }: { segment: Segment; structure: Structure | undefined }) {
  const item = useSelector((state: RecognitionRootState) => selectItem(state, segment.id));
  const isAtWork = item?.status === 'queued' || item?.status === 'running';
  if (!structure || !hasStructure(structure) || isAtWork) return <ReadingState id={segment.id} />;
  return (
    <StructureDrawing
      structure={structure}
      of={`page ${segment.pageNumber}, number ${segment.segmentNumber}`}
    />
  );
}
