import type { Line, Place } from './inkOf';

/** Corners of a regular polygon, starting above its centre. */
export function corners([x, y]: Place, radius: number, count: number): Place[] {
  return Array.from({ length: count }, (_, k): Place => {
    const angle = (2 * Math.PI * k) / count - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Lines from each point to the next, and from the last to the first. */
export function outline(places: readonly Place[]): Line[] {
  return places.flatMap((from, i): Line[] => {
    const to = places[(i + 1) % places.length];
    return to ? [[from, to]] : [];
  });
}

/** A circle made of short lines. */
export const circle = (middle: Place, radius: number): Line[] =>
  outline(corners(middle, radius, 72));
