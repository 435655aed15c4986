import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { selectOrdinal } from '@/article';
import { nextChosen, previousChosen } from '@/features/review';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { IconButton } from '@/ui/Button/IconButton';
import { StatusBadge } from '@/widgets/segmentCard';
import { selectCompoundName } from './compoundName';

/** Which drawing is shown, and the way to its neighbours. */
export function Position({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const ordinal = useSelectorWith(selectOrdinal, segment.id);
  const name = useSelectorWith(selectCompoundName, segment);
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label="Previous drawing"
        shortcut="K"
        onClick={() => dispatch(previousChosen())}
      />
      <IconButton
        icon={ChevronRight}
        label="Next drawing"
        shortcut="J"
        onClick={() => dispatch(nextChosen())}
      />
      <b>
        #{ordinal} {name}
      </b>
      <StatusBadge segment={segment} onlyJudged />
      <span>page {segment.pageNumber}</span>
    </>
  );
}
