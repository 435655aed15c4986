import type { RawAnswer, RawCall } from '../../testing/rawRequest';

/** The services under attack, as seen by an attack. */
export interface Target {
  /** `http://127.0.0.1:{port}`, of the services. */
  readonly url: string;
  /** Of a page with files that must not be public. */
  readonly pageUrl: string;
  /** Process id of the services. */
  readonly pid: number;
  /** Sends a request in an active session. */
  readonly ask: (call: RawCall, headers?: Readonly<Record<string, string>>) => Promise<RawAnswer>;
  /** Sends a request outside of any session. */
  readonly askBare: (
    call: RawCall,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<RawAnswer>;
  readonly sessionId: () => Promise<string>;
  /** The same target, but with calls that the signal aborts. */
  readonly until: (signal: AbortSignal) => Target;
}

export interface Attack {
  readonly name: string;
  /** @throws Breach, or any error, if it was not withstood */
  readonly run: (target: Target) => Promise<void>;
  /** Left out of the short form. */
  readonly isLong?: boolean;
  /** Milliseconds; 30 s by default. */
  readonly limitMs?: number;
}

export interface Family {
  readonly name: string;
  readonly attacks: readonly Attack[];
}

/** What was not withstood, in words. */
export class Breach extends Error {
  override readonly name = 'Breach';
}
