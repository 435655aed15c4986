import { useCallback, type KeyboardEvent, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPicked } from '../../annotations.selectors';
import { annotationPicked } from '../../annotations.slice';

const markOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('mark[data-marks]') : null;

const indicesOf = (mark: HTMLElement): number[] =>
  (mark.dataset['marks'] ?? '').split(' ').map(Number);

/** Picks the innermost first; picking the same place again cycles through the overlapping ones. */
function indexToPick(mark: HTMLElement, picked: number | undefined): number | undefined {
  const innermostFirst = indicesOf(mark).reverse();
  const at = picked === undefined ? -1 : innermostFirst.indexOf(picked);
  return innermostFirst[(at + 1) % innermostFirst.length];
}

function focusNeighbour(mark: HTMLElement, step: 1 | -1) {
  const all = Array.from(mark.ownerDocument.querySelectorAll<HTMLElement>('mark[data-marks]'));
  all[all.indexOf(mark) + step]?.focus();
}

/** Picks annotations in the text by pointer and keyboard, with one listener for all spans. */
export function usePicking() {
  const dispatch = useDispatch();
  const picked = useSelector(selectPicked)?.index;
  const pick = useCallback(
    (mark: HTMLElement) => {
      const index = indexToPick(mark, picked);
      if (index !== undefined) dispatch(annotationPicked({ index, from: 'text' }));
    },
    [dispatch, picked],
  );
  const onClick = (event: MouseEvent) => {
    const mark = markOf(event.target);
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (mark && !isSelecting) pick(mark);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = markOf(event.target);
    if (!mark) return;
    if (event.key === 'Enter' || event.key === ' ') pick(mark);
    else if (event.key === 'ArrowRight') focusNeighbour(mark, 1);
    else if (event.key === 'ArrowLeft') focusNeighbour(mark, -1);
    else return;
    event.preventDefault();
  };
  return { onClick, onKeyDown };
}
