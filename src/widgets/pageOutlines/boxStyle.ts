import type { CSSProperties } from 'react';
import type { SegmentBox } from '@/domain/segment';

const px = (points: number) => `calc(var(--scale-factor) * ${points}px)`;

/** Follows the zoom without being rendered again: the viewer sets the factor. */
export const boxStyle = ({ x, y, width, height }: SegmentBox): CSSProperties => ({
  left: px(x),
  top: px(y),
  width: px(width),
  height: px(height),
});

export const placeStyle = (place: { left?: number; top?: number }): CSSProperties => ({
  ...(place.left !== undefined && { left: px(place.left) }),
  ...(place.top !== undefined && { top: px(place.top) }),
});
