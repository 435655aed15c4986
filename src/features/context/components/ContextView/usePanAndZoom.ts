import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { PlaceOnPicture } from './placeOnPicture';

/** Scrolls so that a point of the content, in fractions of its size, is in the centre. */
function centre(element: HTMLElement, x: number, y: number) {
  element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
  element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
}

/**
 * Scrolling of an enlarged page: begins with `place` in the centre, keeps the centre when the zoom changes,
 * and follows a dragging mouse. For fingers and pens, the browser scrolls.
 */
export function usePanAndZoom(zoom: number, place: PlaceOnPicture | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0 });
  const isKnown = place !== undefined;
  const startX = place ? place.left + place.width / 2 : undefined;
  const startY = place ? place.top + place.height / 2 : undefined;

  useLayoutEffect(() => {
    if (startX === undefined || startY === undefined) return;
    middle.current = { x: startX, y: startY };
  }, [startX, startY]);

  useLayoutEffect(() => {
    if (stage.current) centre(stage.current, middle.current.x, middle.current.y);
  }, [zoom, isKnown]);

  const onScroll = () => {
    const { current } = stage;
    if (!current || current.scrollWidth === 0 || current.scrollHeight === 0) return;
    middle.current = {
      x: (current.scrollLeft + current.clientWidth / 2) / current.scrollWidth,
      y: (current.scrollTop + current.clientHeight / 2) / current.scrollHeight,
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' && event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    event.currentTarget.scrollLeft -= event.movementX;
    event.currentTarget.scrollTop -= event.movementY;
  };
  return { stage, handlers: { onScroll, onPointerDown, onPointerMove } };
}
