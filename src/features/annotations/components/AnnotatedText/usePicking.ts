import { useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectAnnotations } from '../../annotations.selectors';
import { selectPicked } from '../../annotationView.slice';
import { annotationPicked } from '../../annotationView.slice';
import { type AnnotationsRootState } from '@/article';
import { focusNeighbour, indexToPick, markOf } from './textMarks';

/** Picks annotations in the text by pointer and keyboard, with one listener for all spans. */
export function usePicking() {
  const dispatch = useDispatch();
  const store = useStore<AnnotationsRootState>();
  const picked = useSelector(selectPicked)?.index;
  const pick = useCallback(
    (mark: HTMLElement) => {
      const index = indexToPick(mark, picked);
      const annotation =
        index === undefined ? undefined : selectAnnotations(store.getState())[index];
      if (index === undefined || !annotation) return;
      dispatch(annotationPicked({ index, from: 'text', label: annotation.label }));
    },
    [dispatch, picked, store],
  );
  const onClick = (event: MouseEvent) => {
    const mark = markOf(event.target);
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (mark && !isSelecting) pick(mark);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = markOf(event.target);
    if (!mark || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') pick(mark);
    else if (event.key === 'ArrowRight') focusNeighbour(mark, 1);
    else if (event.key === 'ArrowLeft') focusNeighbour(mark, -1);
    else return;
    event.preventDefault();
  };
  return { onClick, onKeyDown };
}
