import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { NOISE_TYPES, TRACE_LENGTH } from '@/features/traces';

/**
 * How Redux DevTools show the store. No sanitiser removes secrets: there are none in the store to begin with
 * (docs/state.md), and DevTools' own export would bypass a sanitiser.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'MARCUS',
  // A whole curation session, so that a trace starts at its beginning.
  maxAge: TRACE_LENGTH,
  trace: process.env.NODE_ENV === 'development',
  traceLimit: 25,
  actionsDenylist: [...NOISE_TYPES],
  features: {
    pause: true,
    lock: true,
    // States that outlive a reload would refer to empty vaults.
    persist: false,
    // The lifted state, with timestamps and states; 'custom' would only keep the actions.
    export: true,
    import: 'custom',
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
  },
};
