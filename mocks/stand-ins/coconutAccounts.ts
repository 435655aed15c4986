import { randomUUID } from 'node:crypto';

/** The stand-in has no accounts: this password opens it to any address. */
const STAND_IN_PASSWORD = 'coconut';

/** This address stands for an account whose e-mail was never confirmed. */
const UNVERIFIED_EMAIL = 'unverified@example.org';

export type Login =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly status: 401 | 403; readonly message: string };

/** Who is logged in at the stand-in of COCONUT. */
export class CoconutAccounts {
  private readonly emails = new Map<string, string>();

  login(email: string, password: string): Login {
    if (email === '' || password !== STAND_IN_PASSWORD) {
      return { ok: false, status: 401, message: 'Invalid login details' };
    }
    if (email === UNVERIFIED_EMAIL) {
      const message = 'Account is not yet verified. Please verify your email address.';
      return { ok: false, status: 403, message };
    }
    const token = `1|${randomUUID().replaceAll('-', '')}`;
    this.emails.set(token, email);
    return { ok: true, token };
  }

  isLoggedIn(authorization: string | undefined): boolean {
    return this.emails.has(tokenIn(authorization));
  }

  logout(authorization: string | undefined): boolean {
    return this.emails.delete(tokenIn(authorization));
  }
}

const tokenIn = (authorization: string | undefined) =>
  /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
