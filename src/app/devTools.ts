import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { NOISE_TYPES, TRACE_LENGTH } from '@/features/traces';

/**
 * How Redux DevTools look at the store. No sanitiser takes secrets out: none are in the store to begin with
 * (docs/state.md), and DevTools' own export would pass a sanitiser by.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'MARCUS',
  // A whole curation session, so that a trace begins at its beginning.
  maxAge: TRACE_LENGTH,
  trace: process.env.NODE_ENV === 'development',
  traceLimit: 25,
  actionsDenylist: [...NOISE_TYPES],
  features: {
    pause: true,
    lock: true,
    // States that outlive a reload would meet vaults that are empty.
    persist: false,
    // The lifted state, with its timestamps and states; 'custom' would keep the actions alone.
    export: true,
    import: 'custom',
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
  },
};
