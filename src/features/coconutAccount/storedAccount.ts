import * as v from 'valibot';
import type { KeyValueStorage } from '@/platform/storage';

/** Local storage; contains the token, only if the user chose so. */
export const ACCOUNT_KEY = 'marcus.coconut';

/** Characters; COCONUT's tokens have about fifty. */
const LONGEST = 1_000;

const accountSchema = v.object({
  /** Characters allowed in a header, without blanks (RFC 6750, section 2.1, plus COCONUT's bar). */
  token: v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^[\w\-.~+/|]+=*$/)),
  /** Masked: a whole address is rejected. */
  email: v.exactOptional(
    v.fallback(v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^[^\s@]{0,4}…(?:@\S+)?$/)), '…'),
  ),
});

export type StoredAccount = v.InferOutput<typeof accountSchema>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The account of an earlier visit; an unreadable one is removed. */
export function readStoredAccount(storage: KeyValueStorage): StoredAccount | undefined {
  const stored = storage.get(ACCOUNT_KEY);
  if (stored === null) return undefined;
  const read = v.safeParse(accountSchema, parsed(stored));
  if (read.success) return read.output;
  storage.remove(ACCOUNT_KEY);
  return undefined;
}

export function storeAccount(storage: KeyValueStorage, { token, email }: StoredAccount): void {
  const account: StoredAccount = { token, ...(email !== undefined && { email }) };
  storage.set(ACCOUNT_KEY, JSON.stringify(account));
}

export function removeStoredAccount(storage: KeyValueStorage): void {
  storage.remove(ACCOUNT_KEY);
}
