import type { RawAnswer, RawCall } from '../../testing/rawRequest';

/** The services under attack, as an attack sees them. */
export interface Target {
  /** `http://127.0.0.1:{port}`, of the services. */
  readonly url: string;
  /** Of a page with files that are not for the public. */
  readonly pageUrl: string;
  /** Process id of the services. */
  readonly pid: number;
  /** Asks in a session that is active. */
  readonly ask: (call: RawCall, headers?: Readonly<Record<string, string>>) => Promise<RawAnswer>;
  /** Asks outside of any session. */
  readonly askBare: (
    call: RawCall,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<RawAnswer>;
  readonly sessionId: () => Promise<string>;
  /** The same target, whose calls are broken off by the signal. */
  readonly until: (signal: AbortSignal) => Target;
}

export interface Attack {
  readonly name: string;
  /** @throws Breach, or any error, when it did not hold */
  readonly run: (target: Target) => Promise<void>;
  /** Left out of the short form. */
  readonly isLong?: boolean;
  /** Milliseconds; 30 s unless said otherwise. */
  readonly limitMs?: number;
}

export interface Family {
  readonly name: string;
  readonly attacks: readonly Attack[];
}

/** What did not hold, in words. */
export class Breach extends Error {
  override readonly name = 'Breach';
}
