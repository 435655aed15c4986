/** Core specification section 9: 0.5 to 3, step 0.1. Fitting to the width may go below. */
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 3;
const STEPS_PER_UNIT = 10;

/** How near to a step counts as on it: scales are computed in floating point. */
const TOLERANCE = 1e-6;

const clamp = (scale: number) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, scale));

/** The next step above the scale. */
export function zoomedIn(scale: number): number {
  return clamp((Math.floor(scale * STEPS_PER_UNIT + TOLERANCE) + 1) / STEPS_PER_UNIT);
}

/** The next step below the scale. */
export function zoomedOut(scale: number): number {
  return clamp((Math.ceil(scale * STEPS_PER_UNIT - TOLERANCE) - 1) / STEPS_PER_UNIT);
}

export const canZoomIn = (scale: number): boolean => scale < MAX_ZOOM - TOLERANCE;
export const canZoomOut = (scale: number): boolean => scale > MIN_ZOOM + TOLERANCE;
