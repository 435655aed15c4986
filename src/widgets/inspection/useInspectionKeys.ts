import { useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { editRequested } from '@/features/editor';
import { DETAIL_KEYS, isKeyLetGo, SEGMENT_KEYS, useKeyCommand } from '@/features/shortcuts';
import { comparisonShown, segmentOpened, selectInspectorMode } from '@/features/inspector';
import { selectNeighbours } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useMarking } from '@/widgets/segmentCard';
import { useVersions } from './useVersions';

/** Controls that use arrows and letters themselves. */
const OWN_KEYS = 'input, textarea, select, [role="radiogroup"], [role="menu"], [role="toolbar"]';

const isForControl = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/** The commands of the segment's keys, whichever of its views is shown. */
function useSegmentActs(segment: Segment): Readonly<Record<keyof typeof SEGMENT_KEYS, () => void>> {
  const dispatch = useDispatch();
  const { previous, next } = useSelectorWith(selectNeighbours, segment.id);
  const { toggle } = useMarking(segment);
  const open = (segmentId: string | undefined) => {
    if (segmentId !== undefined) dispatch(segmentOpened({ segmentId }));
  };
  return {
    previous: () => open(previous),
    next: () => open(next),
    markCorrect: toggle,
  };
}

function useDetailActs(
  segment: Segment,
  overlay: () => void,
): Readonly<Record<keyof typeof DETAIL_KEYS, () => void>> {
  const dispatch = useDispatch();
  const { undo, redo } = useVersions(segment);
  return {
    compare: () => dispatch(comparisonShown()),
    edit: () => dispatch(editRequested({ segmentId: segment.id })),
    overlay,
    undo,
    redo,
  };
}

/** Keys of the dialog: those of the segment, and those of its details. */
export function useInspectionKeys(segment: Segment) {
  const [isOverlaid, setIsOverlaid] = useState(false);
  const isCompared = useSelector(selectInspectorMode) === 'comparison';
  const segmentCommand = useKeyCommand(SEGMENT_KEYS);
  const detailCommand = useKeyCommand(DETAIL_KEYS);
  const segmentActs = useSegmentActs(segment);
  const detailActs = useDetailActs(segment, () => setIsOverlaid(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isForControl(event)) return;
    const command = segmentCommand(event);
    const detail = command || isCompared ? undefined : detailCommand(event);
    const act = command ? segmentActs[command] : detail && detailActs[detail];
    if (!act) return;
    event.preventDefault();
    // A held key steps through the segments; no other key repeats.
    if (!event.repeat || command === 'previous' || command === 'next') act();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (isKeyLetGo(DETAIL_KEYS.overlay, event)) setIsOverlaid(false);
  };
  return { isOverlaid, handlers: { onKeyDown, onKeyUp } };
}
