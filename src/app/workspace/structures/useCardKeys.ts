import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { editRequested } from '@/features/editor';
import { comparisonShown, segmentOpened } from '@/features/inspector';
import {
  correctnessToggled,
  segmentSelectionToggled,
  selectIsMarkedCorrect,
  selectIsSelected,
  type SegmentsRootState,
} from '@/features/segments';

/**
 * Keys of a focused card (interface document, Keys): space selects, enter opens, `v` marks as correct,
 * `e` edits, `c` compares. Keys typed into its controls are theirs.
 */
export function useCardKeys(id: string): (event: KeyboardEvent) => void {
  const dispatch = useDispatch();
  const isSelected = useSelector((state: SegmentsRootState) => selectIsSelected(state, id));
  const isCorrect = useSelector((state: SegmentsRootState) => selectIsMarkedCorrect(state, id));
  const acts: Readonly<Record<string, () => void>> = {
    ' ': () => dispatch(segmentSelectionToggled({ id, selected: !isSelected })),
    Enter: () => dispatch(segmentOpened({ segmentId: id })),
    v: () => dispatch(correctnessToggled({ id, correct: !isCorrect })),
    e: () => dispatch(editRequested({ segmentId: id })),
    c: () => {
      dispatch(segmentOpened({ segmentId: id }));
      dispatch(comparisonShown());
    },
  };
  return (event) => {
    const isForCard = event.target === event.currentTarget;
    if (!isForCard || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
}
