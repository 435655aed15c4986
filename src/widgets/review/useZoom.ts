import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import type { AtomPlace } from '@/domain/doubt';

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

/** Of the fitted scale: a doubtful place is shown at least so large. */
const OF_DOUBT = 2;

/** Attributes of the original's pane, and of the rings in it, whose value is their number. */
export const PANE = 'data-pane';
export const RING = 'data-ring';

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The view with a ring in the middle of its pane; the drawing is scaled around that middle. */
function centredOn(ring: Element, view: View): View {
  const pane = ring.closest(`[${PANE}]`);
  if (!pane) return view;
  const [at, middle] = [middleOf(ring), middleOf(pane)];
  const scale = Math.max(view.scale, OF_DOUBT);
  const factor = scale / view.scale;
  return {
    scale,
    x: (middle.x + view.x - at.x) * factor,
    y: (middle.y + view.y - at.y) * factor,
  };
}

interface Shown {
  readonly key: string | null;
  readonly view: View;
  readonly doubt?: number | undefined;
  readonly picked?: AtomPlace | undefined;
}

export interface Zoom {
  /** Of the drawings in both panes. */
  readonly style: CSSProperties;
  readonly percent: number;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Brings the next of so many doubtful places into the middle; hidden ones are only told in words. */
  readonly nextDoubt: (count: number) => void;
  /** The one that was brought there, from 1. */
  readonly doubt: number | undefined;
  /** Where an atom or bond was pointed at since, shares of the picture: what is there depends on the reading. */
  readonly picked: AtomPlace | undefined;
  readonly pick: (place: AtomPlace | undefined) => void;
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
  const [shown, setShown] = useState<Shown>({ key, view: FITTED });
  const { view, doubt, picked }: Shown = shown.key === key ? shown : { key, view: FITTED };
  const from = useRef({ x: 0, y: 0 });
  const set = (next: View) =>
    setShown({ key, view: next.scale === 1 ? FITTED : next, doubt, picked });
  const nextDoubt = (count: number) => {
    if (count === 0) return;
    const next = ((doubt ?? 0) % count) + 1;
    const ring = document.querySelector(`[${PANE}] [${RING}="${next}"]`);
    setShown({ key, view: ring ? centredOn(ring, view) : view, doubt: next });
  };
  const zoomBy = (factor: number) =>
    set({ ...view, scale: Math.min(MOST, Math.max(1, view.scale * factor)) });
  return {
    style: { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` },
    percent: Math.round(view.scale * 100),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => set(FITTED),
    nextDoubt,
    doubt,
    picked,
    pick: (place) => setShown({ key, view, doubt, picked: place }),
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
