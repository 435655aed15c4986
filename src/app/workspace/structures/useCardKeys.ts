import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  correctnessToggled,
  segmentSelectionToggled,
  selectIsMarkedCorrect,
  selectIsSelected,
  type SegmentsRootState,
} from '@/features/segments';

/** Keys of a focused card: space selects, `v` marks as correct. Keys typed into its controls are theirs. */
export function useCardKeys(id: string): (event: KeyboardEvent) => void {
  const dispatch = useDispatch();
  const isSelected = useSelector((state: SegmentsRootState) => selectIsSelected(state, id));
  const isCorrect = useSelector((state: SegmentsRootState) => selectIsMarkedCorrect(state, id));
  return (event) => {
    const isForCard = event.target === event.currentTarget;
    if (!isForCard || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') dispatch(segmentSelectionToggled({ id, selected: !isSelected }));
    else if (event.key === 'v') dispatch(correctnessToggled({ id, correct: !isCorrect }));
    else return;
    event.preventDefault();
  };
}
