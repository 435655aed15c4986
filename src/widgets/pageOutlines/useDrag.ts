import { useRef, type PointerEvent } from 'react';
import type { PagePoint } from '@/domain/boxGeometry';
import type { Page } from './usePage';

interface DragHandlers {
  /** Each time with both places; never before the pointer has moved by some pixels. */
  readonly onDrag: (from: PagePoint, to: PagePoint) => void;
  readonly onDrop: (from: PagePoint, to: PagePoint) => void;
  /** The browser took the pointer, for instance to scroll. */
  readonly onCancel: () => void;
}

/** CSS px that a click may move by. */
const SLACK_PX = 3;

interface Drag {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly from: PagePoint;
  hasMoved: boolean;
}

/** Dragging on a page by mouse, pen or finger; the element that is dragged keeps the pointer. */
export function useDrag(page: Page, handlers: DragHandlers) {
  const drag = useRef<Drag>(undefined);
  const end = (event: PointerEvent) => {
    const ended = drag.current?.pointerId === event.pointerId ? drag.current : undefined;
    if (ended) drag.current = undefined;
    return ended?.hasMoved === true ? ended.from : undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || drag.current) return;
      const { pointerId, clientX, clientY, currentTarget } = event;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { pointerId, clientX, clientY, from: page.pointAt(event), hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current;
      if (now?.pointerId !== event.pointerId) return;
      const way = Math.hypot(event.clientX - now.clientX, event.clientY - now.clientY);
      now.hasMoved ||= way > SLACK_PX;
      if (now.hasMoved) handlers.onDrag(now.from, page.pointAt(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const from = end(event);
      if (from) handlers.onDrop(from, page.pointAt(event));
    },
    onPointerCancel: (event: PointerEvent) => {
      if (end(event)) handlers.onCancel();
    },
  };
}
