import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { isChecked, SEGMENT_STATUS } from '@/domain/segmentStatus';
import { correctnessToggled } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { selectStanding } from './selectStatus';

/** Marking a segment as correct, and why it cannot be: without a structure there is nothing to judge. */
export function useMarking(segment: Segment) {
  const dispatch = useDispatch();
  const standing = useSelectorWith(selectStanding, segment);
  const status = SEGMENT_STATUS[standing];
  const isMarked = isChecked(standing);
  const reason =
    status === 'Pending' || status === 'Failed' ? 'There is no structure to mark' : undefined;
  const toggle = () => {
    if (reason === undefined) dispatch(correctnessToggled({ id: segment.id, correct: !isMarked }));
  };
  return { isMarked, reason, toggle };
}
