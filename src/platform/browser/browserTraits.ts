import type { BrowserTraits } from '../browserTraits';

/** Excludes everything that changes when a window is resized or moved to another screen. */
export const browserTraits: BrowserTraits = {
  signature: () => [
    navigator.userAgent,
    navigator.language,
    String(navigator.hardwareConcurrency),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ],
  windowMeasures: () => ({
    outerWidth: window.outerWidth,
    outerHeight: window.outerHeight,
    innerWidth: window.innerWidth,
    innerHeight: window.innerHeight,
  }),
};
