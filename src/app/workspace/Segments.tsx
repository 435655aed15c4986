import { selectChosenOn } from '@/features/outlines';
import { RunResult } from '@/features/recognition';
import { selectLeftId } from '@/features/review';
import { SegmentGrid } from '@/features/segments';
import { SegmentCard } from '@/widgets/segmentCard';
import { useAppSelector } from '../useAppSelector';

/** A card for each segment. */
export function Segments() {
  const leftId = useAppSelector(selectLeftId);
  const chosenOnPage = useAppSelector((state) => selectChosenOn(state, 'page'));
  return (
    <>
      <RunResult />
      <SegmentGrid card={SegmentCard} shownId={chosenOnPage} focusedId={leftId} />
    </>
  );
}
