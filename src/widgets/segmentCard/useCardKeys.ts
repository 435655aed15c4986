import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { editRequested } from '@/features/editor';
import { CARD_KEYS, useKeyCommand } from '@/features/shortcuts';
import { comparisonShown, segmentOpened } from '@/features/inspector';
import { reviewRequested } from '@/features/review';
import { segmentSelectionToggled, selectIsSelected } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useMarking } from './useMarking';

/** Keys of a focused card. Keys pressed in its controls are left to them. */
export function useCardKeys(segment: Segment): (event: KeyboardEvent) => void {
  const { id } = segment;
  const dispatch = useDispatch();
  const isSelected = useSelectorWith(selectIsSelected, id);
  const { toggle } = useMarking(segment);
  const commandOf = useKeyCommand(CARD_KEYS);
  const acts: Readonly<Record<keyof typeof CARD_KEYS, () => void>> = {
    select: () => dispatch(segmentSelectionToggled({ id, selected: !isSelected })),
    open: () => dispatch(segmentOpened({ segmentId: id })),
    review: () => dispatch(reviewRequested({ view: 'drawings', segmentId: id })),
    markCorrect: toggle,
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
