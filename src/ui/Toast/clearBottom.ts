interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ToastPlace {
  /** Where the toasts are if nothing is in their way; viewport coordinates, px. */
  readonly toasts: Box;
  /** What they must not cover. */
  readonly keepClear: readonly Box[];
  readonly viewportHeight: number;
}

/** px between the toasts and what they must not cover, and to the edge of the window. */
const GAP = 8;

/** How far above the window's lower edge the toasts must be so that they cover nothing in `keepClear`. */
export function clearBottom({ toasts, keepClear, viewportHeight }: ToastPlace): number {
  const height = toasts.bottom - toasts.top;
  let { bottom } = toasts;
  for (const box of keepClear.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = box.right <= toasts.left || box.left >= toasts.right || box.bottom <= box.top;
    const isAboveOrBelow = box.bottom <= bottom - height || box.top >= bottom;
    if (!isBeside && !isAboveOrBelow) bottom = box.top - GAP;
  }
  const highest = height + GAP;
  return viewportHeight - Math.max(bottom, highest);
}
