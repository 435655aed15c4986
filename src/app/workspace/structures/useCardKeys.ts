import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { editRequested } from '@/features/editor';
import { CARD_KEYS, useKeyCommand } from '@/features/help';
import { comparisonShown, segmentOpened } from '@/features/inspector';
import {
  correctnessToggled,
  segmentSelectionToggled,
  selectIsMarkedCorrect,
  selectIsSelected,
  type SegmentsRootState,
} from '@/features/segments';

/** Keys of a focused card (interface document, Keys). Keys typed into its controls are theirs. */
export function useCardKeys(id: string): (event: KeyboardEvent) => void {
  const dispatch = useDispatch();
  const isSelected = useSelector((state: SegmentsRootState) => selectIsSelected(state, id));
  const isCorrect = useSelector((state: SegmentsRootState) => selectIsMarkedCorrect(state, id));
  const commandOf = useKeyCommand(CARD_KEYS);
  const acts: Readonly<Record<keyof typeof CARD_KEYS, () => void>> = {
    select: () => dispatch(segmentSelectionToggled({ id, selected: !isSelected })),
    open: () => dispatch(segmentOpened({ segmentId: id })),
    markCorrect: () => dispatch(correctnessToggled({ id, correct: !isCorrect })),
    edit: () => dispatch(editRequested({ segmentId: id })),
    compare: () => {
      dispatch(segmentOpened({ segmentId: id }));
      dispatch(comparisonShown());
    },
  };
  return (event) => {
    const command = event.target === event.currentTarget ? commandOf(event) : undefined;
    if (command === undefined) return;
    acts[command]();
    event.preventDefault();
  };
}
