import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { isChecked } from '@/domain/segmentStatus';
import { correctnessToggled } from '@/features/judging';
import { selectIsProcessed } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { selectStanding } from './selectStatus';

/** Marking a segment as correct, and why it cannot be: without a structure there is nothing to judge. */
export function useMarking(segment: Segment) {
  const dispatch = useDispatch();
  const standing = useSelectorWith(selectStanding, segment);
  const isProcessed = useSelectorWith(selectIsProcessed, segment);
  const isMarked = isChecked(standing);
  const reason = isProcessed ? undefined : 'There is no structure to mark';
  const toggle = () => {
    if (reason === undefined) dispatch(correctnessToggled({ id: segment.id }));
  };
  return { isMarked, reason, toggle };
}
