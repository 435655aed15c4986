import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { PageBoxView } from '@/features/boxes';
import { BOX_ID } from './BoxOutline';
import { focusPages, outlineOf } from './focusing';

/**
 * One outline is in the tab order: the one that had the focus last, at first the first. If the focused outline
 * disappears, as by undo, the outline in its place gets the focus, so that the next key still reaches the page.
 *
 * @param isChosenElsewhere a drawing of another page is chosen, whose outline takes a lost focus
 */
export function useLayerFocus(
  layer: RefObject<HTMLElement | null>,
  boxes: readonly PageBoxView[],
  isChosenElsewhere: boolean,
) {
  const [latest, setLatest] = useState({ id: '', index: 0 });
  const isWithin = useRef(false);
  const tabbable = boxes.find(({ id }) => id === latest.id) ?? boxes[latest.index] ?? boxes.at(-1);
  useEffect(() => {
    // React reports no blur when it removes the focused element.
    const isLost = isWithin.current && document.activeElement === document.body;
    if (!isLost || !layer.current) return;
    if (isChosenElsewhere) {
      isWithin.current = false;
      return;
    }
    const outline = tabbable && outlineOf(layer.current, tabbable.id);
    if (outline) outline.focus({ preventScroll: true });
    else focusPages(layer.current);
  });
  const onFocus = ({ target }: FocusEvent) => {
    isWithin.current = true;
    const id = target.getAttribute(BOX_ID);
    if (id !== null) setLatest({ id, index: boxes.findIndex((one) => one.id === id) });
  };
  const onBlur = () => {
    isWithin.current = false;
  };
  return { tabbableId: tabbable?.id, handlers: { onFocus, onBlur } };
}
