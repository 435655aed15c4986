import { useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { editRequested } from '@/features/editor';
import { comparisonShown, segmentOpened, selectInspectorMode } from '@/features/inspector';
import {
  correctnessToggled,
  selectIsMarkedCorrect,
  selectNeighbours,
  type SegmentsRootState,
} from '@/features/segments';
import { useVersions } from './useVersions';

/** Controls that have a use of their own for arrows and letters. */
const OWN_KEYS = 'input, textarea, select, [role="radiogroup"], [role="menu"], [role="toolbar"]';

const isForControl = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/**
 * Keys of the dialog (interface document, Keys): arrows step, `v` marks, `c` compares, `e` edits, `f` held lays
 * the drawing over the original, ctrl+z and ctrl+shift+z go through the versions.
 */
export function useInspectionKeys(segment: Segment) {
  const dispatch = useDispatch();
  const [isOverlaid, setIsOverlaid] = useState(false);
  const { id } = segment;
  const { previous, next } = useSelector((state: SegmentsRootState) => selectNeighbours(state, id));
  const isCorrect = useSelector((state: SegmentsRootState) => selectIsMarkedCorrect(state, id));
  const isCompared = useSelector(selectInspectorMode) === 'comparison';
  const versions = useVersions(segment);
  const open = (segmentId: string | undefined) => {
    if (segmentId !== undefined) dispatch(segmentOpened({ segmentId }));
  };
  const plain: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => open(previous),
    ArrowRight: () => open(next),
    v: () => dispatch(correctnessToggled({ id, correct: !isCorrect })),
    ...(!isCompared && {
      c: () => dispatch(comparisonShown()),
      e: () => dispatch(editRequested({ segmentId: id })),
      f: () => setIsOverlaid(true),
    }),
  };
  const withControl: Readonly<Record<string, () => void>> = isCompared
    ? {}
    : { z: versions.undo, Z: versions.redo, y: versions.redo };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isForControl(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const act = (isCommand ? withControl : plain)[event.key];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === 'f') setIsOverlaid(false);
  };
  return { isOverlaid, handlers: { onKeyDown, onKeyUp } };
}
