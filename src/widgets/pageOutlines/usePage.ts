import { useMemo } from 'react';
import { pointOnPage, type PagePoint } from '@/domain/boxGeometry';
import type { PageOverlay } from '@/platform/pdfs';

/** CSS px; a smaller box is a slip of the hand. */
const LEAST_SIDE_PX = 12;

type Place = Parameters<typeof pointOnPage>[0];

/** A page as something to point at; its place in the window is only asked for while something is dragged. */
export interface Page {
  readonly index: number;
  readonly size: { readonly width: number; readonly height: number };
  pointAt(place: Place): PagePoint;
  /** The least side of a box, in points at the present zoom. */
  leastSide(): number;
}

export function usePage({ pageIndex, element, width, height }: PageOverlay): Page {
  return useMemo(() => {
    const size = { width, height };
    return {
      index: pageIndex,
      size,
      pointAt: (place) => pointOnPage(place, element.getBoundingClientRect(), size),
      leastSide: () => (LEAST_SIDE_PX * width) / element.getBoundingClientRect().width,
    };
  }, [pageIndex, element, width, height]);
}
