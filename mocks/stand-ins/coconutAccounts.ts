import { SlidingWindow } from './slidingWindow';
import type { StandInSettings } from './standInSettings';

/** The stand-in has no accounts: this password is accepted for any address. */
const STAND_IN_PASSWORD = 'coconut';

/** This address simulates an account whose e-mail was never confirmed. */
const UNVERIFIED_EMAIL = 'unverified@example.org';

/** Wrong passwords allowed for one address per minute, as in Laravel's own limiter. */
const WRONG_PASSWORDS = 5;
const MINUTE_MS = 60_000;

/** Tokens kept; older ones expire. */
const MAX_TOKENS = 200;

export type Login =
  | { readonly ok: true; readonly token: string }
  | {
      readonly ok: false;
      readonly status: 401 | 403 | 429;
      readonly message: string;
      /** Seconds. */
      readonly retryAfter?: number;
    };

/** The users who are logged in to the stand-in of COCONUT. */
export class CoconutAccounts {
  private readonly tokens = new Set<string>();
  private readonly failures: SlidingWindow;

  constructor(private readonly settings: StandInSettings) {
    const { now } = settings;
    this.failures = new SlidingWindow({ limit: WRONG_PASSWORDS, windowMs: MINUTE_MS, now });
  }

  /** @param from the client's address: other clients' wrong passwords lock nobody out */
  login(email: string, password: string, from: string): Login {
    const key = `${from} ${email.toLowerCase()}`;
    if (this.settings.areLimited && this.failures.isFull(key)) {
      const retryAfter = this.failures.secondsToWait(key);
      const message = `Too many login attempts. Please try again in ${retryAfter} seconds.`;
      return { ok: false, status: 429, message, retryAfter };
    }
    if (email === '' || password !== STAND_IN_PASSWORD) {
      this.failures.add(key);
      return { ok: false, status: 401, message: 'Invalid login details' };
    }
    this.failures.forget(key);
    if (email.toLowerCase() === UNVERIFIED_EMAIL) {
      const message = 'Account is not yet verified. Please verify your email address.';
      return { ok: false, status: 403, message };
    }
    return { ok: true, token: this.makeToken() };
  }

  isLoggedIn(authorization: string | undefined): boolean {
    return this.tokens.has(tokenIn(authorization));
  }

  logout(authorization: string | undefined): boolean {
    return this.tokens.delete(tokenIn(authorization));
  }

  /** @returns how many tokens were valid until now */
  revokeAll(): number {
    const { size } = this.tokens;
    this.tokens.clear();
    return size;
  }

  private makeToken(): string {
    const token = `${this.tokens.size + 1}|${globalThis.crypto.randomUUID().replaceAll('-', '')}`;
    this.tokens.add(token);
    for (const oldest of this.tokens) if (this.tokens.size > MAX_TOKENS) this.tokens.delete(oldest);
    return token;
  }
}

export const tokenIn = (authorization: string | undefined): string =>
  /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
