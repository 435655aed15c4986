import type { BrowserTraits } from '../browserTraits';

/** Nothing that changes when a window is moved to another screen or resized. */
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
