import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The kinds of entries in the session log. */
export type SecurityEventKind =
  | 'session-opened'
  | 'session-resumed'
  | 'session-expired'
  | 'session-left'
  | 'session-failed'
  | 'channel-failed'
  | 'max-retries'
  | 'fingerprint-mismatch'
  | 'inactivity'
  | 'no-session'
  | 'session-waiting'
  | 'rate-limited'
  | 'request-burst'
  | 'developer-tools';

export interface SecurityEvent {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly kind: SecurityEventKind;
  readonly message: string;
  /** Unusual. A flagged event warns here and never blocks anybody (docs/requirements/session.md S9.14). */
  readonly flagged: boolean;
}

export interface SecurityState {
  /** Newest last. */
  readonly events: readonly SecurityEvent[];
}

export interface SecurityRootState {
  readonly session: { readonly security: SecurityState };
}

/** docs/requirements/session.md S9.11 */
export const SECURITY_LOG_LENGTH = 50;

const slice = createSlice({
  name: 'security',
  initialState: { events: [] } as SecurityState,
  reducers: {
    securityEventLogged: (
      { events },
      { payload }: PayloadAction<SecurityEvent>,
    ): SecurityState => ({
      events: [...events, payload].slice(-SECURITY_LOG_LENGTH),
    }),
  },
});

export const { securityEventLogged } = slice.actions;
export const securityReducer = slice.reducer;

export const selectSecurityEvents = ({
  session: { security },
}: SecurityRootState): readonly SecurityEvent[] => security.events;
