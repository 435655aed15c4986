import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { segmentOpened } from '@/features/inspector';
import { segmentSelectionToggled, selectIsSelected, selectOrdinal } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Spacer } from '@/ui/Text/Text';
import { Head, OpenButton, PlaceOnPage } from './SegmentCard.styles';
import { PrintedLabel } from '@/widgets/compoundLabel';
import { StatusBadge } from '@/widgets/segmentStatus';

interface CardHeadProps {
  readonly segment: Segment;
  readonly tabbable: boolean;
}

/** Which segment this is, what the page prints beside it, whether it is selected, and its status. */
export function CardHead({ segment, tabbable }: CardHeadProps) {
  const { id, pageNumber, segmentNumber, label } = segment;
  const dispatch = useDispatch();
  const isSelected = useSelectorWith(selectIsSelected, id);
  const ordinal = useSelectorWith(selectOrdinal, id);
  return (
    <Head>
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
      {label && <PrintedLabel label={label} />}
      <PlaceOnPage>
        Page {pageNumber}, no. {segmentNumber}
      </PlaceOnPage>
      <Spacer />
      <StatusBadge segment={segment} />
    </Head>
  );
}
