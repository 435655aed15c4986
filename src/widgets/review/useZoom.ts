import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** Of the scale that fits the pane. */
const MOST = 8;
const STEP = 1.25;

interface View {
  readonly scale: number;
  /** px, of the pane. */
  readonly x: number;
  readonly y: number;
}

const FITTED: View = { scale: 1, x: 0, y: 0 };

export interface Zoom {
  /** Of the drawings in both panes. */
  readonly style: CSSProperties;
  readonly percent: number;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Of both panes: dragging moves the drawings. */
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
}

/**
 * Zoom and position, common to original and reading, so that the same place is under the eye in both.
 *
 * @param key of what is shown; another one is shown fitted
 */
export function useZoom(key: string | null): Zoom {
  const [shown, setShown] = useState({ key, view: FITTED });
  const view = shown.key === key ? shown.view : FITTED;
  const from = useRef({ x: 0, y: 0 });
  const set = (next: View) => setShown({ key, view: next.scale === 1 ? FITTED : next });
  const zoomBy = (factor: number) =>
    set({ ...view, scale: Math.min(MOST, Math.max(1, view.scale * factor)) });
  return {
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    percent: Math.round(view.scale * 100),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => set(FITTED),
    drag: {
      onPointerDown: ({ clientX, clientY }) => {
        from.current = { x: clientX - view.x, y: clientY - view.y };
      },
      onPointerMove: ({ clientX, clientY, buttons }) => {
        if (buttons !== 1 || view.scale === 1) return;
        set({ ...view, x: clientX - from.current.x, y: clientY - from.current.y });
      },
    },
  };
}
