export type Side = 'above' | 'below';
export type Alignment = 'start' | 'centre' | 'end';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly anchor: Box;
  readonly floating: Size;
  readonly viewport: Size;
  readonly side: Side;
  readonly alignment: Alignment;
}

/** px between the anchor and the floating element, and to the edge of the window. */
const GAP = 4;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/**
 * The position of a floating element: on the preferred side of its anchor, on the other one if there is no
 * space, always inside the window. Viewport coordinates, px.
 */
export function placeBeside(wish: Placement): { left: number; top: number } {
  const { anchor, floating, viewport, alignment } = wish;
  const above = anchor.top - GAP - floating.height;
  const below = anchor.top + anchor.height + GAP;
  const fitsAbove = above >= GAP;
  const fitsBelow = below + floating.height <= viewport.height - GAP;
  const goesBelow = wish.side === 'below' ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove;
  const slack = anchor.width - floating.width;
  const share = { start: 0, centre: 0.5, end: 1 }[alignment];
  return {
    left: clamp(anchor.left + slack * share, GAP, viewport.width - floating.width - GAP),
    top: clamp(goesBelow ? below : above, GAP, viewport.height - floating.height - GAP),
  };
}
