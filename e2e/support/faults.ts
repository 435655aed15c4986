import type { APIRequestContext } from '@playwright/test';

/** A fault of the services' switchboard (`mocks/services/faults/faultRoutes.ts`); `path` may contain `*`. */
export interface Fault {
  readonly kind: 'delay' | 'status' | 'html' | 'drop' | 'json_garbage';
  readonly path: string;
  /** Number of calls it affects; 0 for all until the faults are cleared. */
  readonly count?: number;
  /** Delay, milliseconds. */
  readonly ms?: number;
  readonly status?: number;
  readonly body?: unknown;
}

export interface Faults {
  readonly set: (fault: Fault) => Promise<void>;
  /** Ends every login at the stand-in of COCONUT. */
  readonly revokeTokens: () => Promise<void>;
  /** Clears all faults. */
  readonly clear: () => Promise<void>;
}

export function faultSwitchboard(request: APIRequestContext): Faults {
  const expectDone = (response: { ok: () => boolean; status: () => number }) => {
    if (!response.ok()) throw new Error(`The fault switchboard answered ${response.status()}`);
  };
  return {
    set: async (fault) => expectDone(await request.post('/api/faults', { data: fault })),
    revokeTokens: async () =>
      expectDone(await request.post('/api/faults', { data: { kind: 'revoke_tokens' } })),
    clear: async () => expectDone(await request.delete('/api/faults')),
  };
}
