import { useCallback, type KeyboardEvent } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { labelOfKey } from '@/domain/annotationLabels';
import { ANNOTATION_KEYS, useKeyCommand } from '@/features/shortcuts';
import type { AnnotationGroup } from '../../annotationGroups';
import { selectShownGroups } from '../../annotations.selectors';
import type { AnnotationViewRootState } from '../../annotationView.slice';
import { annotationsJudgeRequested, type AnnotationsJudging } from '../../annotations.actions';
import { type AnnotationsRootState } from '@/article';

/**
 * The keys of annotations on a row: they are about all places of the name. The focus stays with the row, or
 * goes to the one in its place.
 */
export function useListKeys(moveTo: (index: number) => void) {
  const dispatch = useDispatch();
  const store = useStore<AnnotationsRootState & AnnotationViewRootState>();
  const commandOf = useKeyCommand(ANNOTATION_KEYS);
  const judge = useCallback(
    (judging: AnnotationsJudging, at: number) => {
      const before = selectShownGroups(store.getState());
      dispatch(annotationsJudgeRequested(judging));
      const after = selectShownGroups(store.getState());
      if (after !== before) moveTo(Math.min(at, after.length - 1));
    },
    [dispatch, moveTo, store],
  );
  /** Whether the key did something. */
  return (event: KeyboardEvent, group: AnnotationGroup | undefined, at: number): boolean => {
    const command = commandOf(event);
    if (!group || !command) return false;
    const { indices } = group;
    if (command === 'accept' || command === 'remove') judge({ act: command, indices }, at);
    const label = command === 'label' ? labelOfKey(event.key) : undefined;
    if (label !== undefined) judge({ act: 'relabel', indices, label }, at);
    return command !== 'choose';
  };
}
