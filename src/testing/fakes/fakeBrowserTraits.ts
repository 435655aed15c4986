import type { BrowserTraits, WindowMeasures } from '@/platform/browserTraits';

export interface FakeBrowserTraits extends BrowserTraits {
  /** Simulates another browser. */
  becomes(...signature: string[]): void;
  /** Only what differs from a window of 1440 x 900 with a frame of 85. */
  measures(changes: Partial<WindowMeasures>): void;
}

const WINDOW: WindowMeasures = {
  outerWidth: 1440,
  outerHeight: 900,
  innerWidth: 1440,
  innerHeight: 815,
};

export function createFakeBrowserTraits(): FakeBrowserTraits {
  let signature = ['Fake/1.0', 'en', '2', 'UTC'];
  let current = WINDOW;
  return {
    signature: () => signature,
    windowMeasures: () => current,
    becomes: (...traits) => {
      signature = traits;
    },
    measures: (changes) => {
      current = { ...WINDOW, ...changes };
    },
  };
}
