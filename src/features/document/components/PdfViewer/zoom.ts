/** In percent: 0.5 to 3, step 0.1 (docs/requirements/core.md 9.7). Fitting to the width may go below. */
const MIN_ZOOM = 50;
const MAX_ZOOM = 300;
const STEP = 10;

/**
 * The zoom as displayed. Steps start from this value: after fitting to the width, a zoom that is
 * displayed as 50 % but is slightly less would otherwise step up to the value already displayed.
 */
export const percentOf = (scale: number): number => Math.round(scale * 100);

const toScale = (percent: number) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, percent)) / 100;

/** The next step above the scale. */
export function zoomedIn(scale: number): number {
  return toScale((Math.floor(percentOf(scale) / STEP) + 1) * STEP);
}

/** The next step below the scale. */
export function zoomedOut(scale: number): number {
  return toScale((Math.ceil(percentOf(scale) / STEP) - 1) * STEP);
}

export const canZoomIn = (scale: number): boolean => percentOf(scale) < MAX_ZOOM;
export const canZoomOut = (scale: number): boolean => percentOf(scale) > MIN_ZOOM;
