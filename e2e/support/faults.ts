import type { APIRequestContext } from '@playwright/test';

/** A fault of the services' switchboard (`mocks/services/faults/faultRoutes.ts`); `path` may hold `*`. */
export interface Fault {
  readonly kind: 'delay' | 'status' | 'html' | 'drop' | 'json_garbage';
  readonly path: string;
  /** Calls it hits; 0: all until everything is set right. */
  readonly count?: number;
  /** Milliseconds to wait first. */
  readonly ms?: number;
  readonly status?: number;
  readonly body?: unknown;
}

export interface Faults {
  readonly set: (fault: Fault) => Promise<void>;
  /** Ends every login at the stand-in of COCONUT. */
  readonly revokeTokens: () => Promise<void>;
  /** Sets everything right again. */
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
